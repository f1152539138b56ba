import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';

import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';

import type { BulkAction } from '../../shared/layout/BulkBar';

export interface MoreActionsProps {
  readonly actions: readonly BulkAction[];
  /** Style of its button. */
  readonly sx?: SxProps<Theme>;
}

/** Menu of the actions for which there is no room beside the main ones; nothing if there are none. */
export function MoreActions({ actions, sx = null }: MoreActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={texts.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
        sx={sx}
      >
        <Ellipsis size={16} aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {actions.map(({ label, icon: Icon, isDestructive, onClick }, index) => (
          <MenuItem
            key={index}
            onClick={() => {
              close();
              onClick();
            }}
            sx={isDestructive ? { color: 'app.tone.bad.fg' } : null}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              {Icon && <Icon size={14} aria-hidden />}
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
