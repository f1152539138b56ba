import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';

import type { CriteriaFilter, FilterKey } from '@contracts/requests/list-consignments.request';
import { appTexts } from '@contracts/texts/app/common';

import { useCommand } from '../commands/useCommand';
import { emptyFilter, withFilter, type FilterConfig } from './filter-config';
import { FilterPill } from './FilterPill';

export interface FilterBarProps {
  readonly configs: readonly FilterConfig[];
  readonly filters: readonly CriteriaFilter[];
  readonly onChange: (filters: CriteriaFilter[]) => void;
}

/** Active filters as pills, with a button to add another. */
export function FilterBar({ configs, filters, onChange }: FilterBarProps) {
  const [adding, setAdding] = useState<FilterKey | null>(null);
  const addId = useId();
  const filterFor = (key: FilterKey) => filters.find((filter) => filter.key === key);
  const isShown = ({ key, isPromoted }: FilterConfig) =>
    filterFor(key) !== undefined || isPromoted === true || key === adding;

  function applyFilter(filter: CriteriaFilter) {
    onChange(withFilter(filters, filter));
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {configs.filter(isShown).map((config) => (
        <FilterPill
          key={config.key}
          config={config}
          filter={filterFor(config.key) ?? emptyFilter(config)}
          startOpen={config.key === adding}
          addId={addId}
          onChange={applyFilter}
          onClose={() => {
            setAdding(null);
          }}
        />
      ))}
      <AddFilterButton
        id={addId}
        configs={configs.filter((config) => !isShown(config))}
        onSelect={setAdding}
      />
    </Box>
  );
}

interface AddFilterButtonProps {
  readonly id: string;
  readonly configs: readonly FilterConfig[];
  readonly onSelect: (key: FilterKey) => void;
}

/** '+ Filter': menu of filters that are not in the bar yet. */
function AddFilterButton({ id, configs, onSelect }: AddFilterButtonProps) {
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
              onSelect(key);
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
