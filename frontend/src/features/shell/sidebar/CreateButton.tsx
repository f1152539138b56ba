import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { appTexts } from '@contracts/texts/app/common';
import { shellTexts } from '@contracts/texts/spec/shell';

import { vars } from '../../../shared/theme/vars';
import type { SidebarItem } from './sidebar-item';

export interface CreateButtonProps {
  readonly items: readonly SidebarItem[];
  readonly isCompact: boolean;
  readonly onPreload: (path: string) => void;
  readonly onSelect?: () => void;
}

/** Create New: the first option directly, the others in a menu. */
export function CreateButton({ items, isCompact, onPreload, onSelect }: CreateButtonProps) {
  const [first] = items;
  if (!first) return null;

  return (
    <Box sx={createSx}>
      <ButtonBase
        component={Link}
        to={first.to}
        onPointerEnter={() => {
          onPreload(first.to);
        }}
        onFocus={() => {
          onPreload(first.to);
        }}
        {...(onSelect && { onClick: onSelect })}
        {...(isCompact && { 'aria-label': shellTexts.createNew })}
        className="first"
      >
        <Plus size={14} aria-hidden />
        {!isCompact && shellTexts.createNew}
      </ButtonBase>
      {items.length > 1 && !isCompact && (
        <MoreChoices items={items} {...(onSelect && { onSelect })} />
      )}
    </Box>
  );
}

function MoreChoices({ items, onSelect }: Pick<CreateButtonProps, 'items' | 'onSelect'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };

  return (
    <>
      <ButtonBase
        className="more"
        aria-label={appTexts.moreToCreate}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <ChevronDown size={14} aria-hidden />
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {items.map(({ label, to, icon: Icon }) => (
          <MenuItem
            key={to}
            component={Link}
            to={to}
            onClick={() => {
              close();
              onSelect?.();
            }}
          >
            <Icon size={14} aria-hidden />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const createSx: SxProps<Theme> = {
  // a long list of screens scrolls instead of squeezing the button
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  height: { xs: 44, md: 32 },
  borderRadius: '7px',
  color: 'app.onInk',
  bgcolor: 'app.ink',
  fontWeight: 500,
  boxShadow: (theme) => vars(theme).app.shadowSmall,
  '& .first': {
    flex: 1,
    height: 1,
    justifyContent: 'flex-start',
    gap: 2,
    px: '10px',
    borderRadius: 'inherit',
    font: 'inherit',
  },
  '& .more': {
    width: { xs: 44, md: 30 },
    height: 1,
    borderRadius: 'inherit',
    position: 'relative',
  },
  '& .more::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    height: 18,
    borderLeft: '1px solid currentColor',
    opacity: 0.22,
  },
  '&:hover': { bgcolor: 'app.inkHover' },
};
