import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import type { FilterKey } from '@contracts/requests/list-consignments.request';
import { appTexts } from '@contracts/texts/app/common';

import { useCommand } from '../commands/useCommand';
import type { FilterConfig } from './filter-config';

export interface AddFilterButtonProps {
  readonly id: string;
  readonly configs: readonly FilterConfig[];
  readonly onPick: (key: FilterKey) => void;
}

/** '+ Filter': filters that are not in the bar yet. */
export function AddFilterButton({ id, configs, onPick }: AddFilterButtonProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    button?.focus();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
  };
  useCommand({
    id: 'list.filter',
    label: appTexts.addFilter,
    group: 'List',
    keys: 'f',
    when: configs.length > 0,
    run: open,
  });
  if (configs.length === 0) return null;

  return (
    <>
      <Button
        ref={setButton}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-keyshortcuts="f"
        startIcon={<Plus size={12} aria-hidden />}
        onClick={open}
        sx={addSx}
      >
        {appTexts.filter}
      </Button>
      <Menu anchorEl={button} open={isOpen} onClose={close}>
        {configs.map(({ key, label }) => (
          <MenuItem
            key={key}
            onClick={() => {
              close();
              onPick(key);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const addSx = {
  '&.MuiButton-outlined.MuiButton-colorInherit': {
    height: 28,
    px: 2,
    gap: '5px',
    fontSize: '0.78125rem',
    color: 'text.secondary',
    borderStyle: 'dashed',
    boxShadow: 'none',
  },
} as const;
