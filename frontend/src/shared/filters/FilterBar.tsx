import Box from '@mui/material/Box';
import { useId, useState } from 'react';

import type { CriteriaFilter, FilterKey } from '@contracts/requests/list-consignments.request';

import { AddFilterButton } from './AddFilterButton';
import { emptyFilter, isEmptyFilter, type FilterConfig } from './filter-config';
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

  function put(filter: CriteriaFilter) {
    const others = filters.filter(({ key }) => key !== filter.key);
    const at = filters.findIndex(({ key }) => key === filter.key);
    if (isEmptyFilter(filter)) onChange(others);
    else onChange(others.toSpliced(at < 0 ? others.length : at, 0, filter));
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
          onChange={put}
          onClose={() => {
            setAdding(null);
          }}
        />
      ))}
      <AddFilterButton
        id={addId}
        configs={configs.filter((config) => !isShown(config))}
        onPick={setAdding}
      />
    </Box>
  );
}
