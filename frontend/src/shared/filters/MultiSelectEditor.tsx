import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import { appTexts } from '@contracts/texts/app/common';

import { AppCheckbox } from '../forms/AppCheckbox';
import { FindInput } from './FindInput';
import { filterValues, type FilterConfig } from './filter-config';

interface MultiSelectEditorProps {
  readonly config: FilterConfig;
  readonly filter: CriteriaFilter;
  readonly onChange: (filter: CriteriaFilter) => void;
}

/** Checkboxes, with a search once there are many. */
export function MultiSelectEditor({ config, filter, onChange }: MultiSelectEditorProps) {
  const [search, setSearch] = useState('');
  const options = config.options ?? [];
  const selected = filterValues(filter);
  const found = options.filter(({ label }) =>
    label.toLowerCase().includes(search.trim().toLowerCase()),
  );

  function toggle(value: string, isOn: boolean) {
    const next = isOn ? [...selected, value] : selected.filter((other) => other !== value);
    onChange({ ...filter, criteria: 'IN', value: next });
  }

  return (
    <Box role="group" aria-label={config.label}>
      <FindInput count={options.length} value={search} onChange={setSearch} />
      <Box sx={{ maxHeight: 260, overflow: 'auto', display: 'grid' }}>
        {found.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={<AppCheckbox checked={selected.includes(value)} />}
            onChange={(_event, isOn) => {
              toggle(value, isOn);
            }}
            sx={{ m: 0, gap: 1, minHeight: 28 }}
          />
        ))}
        {found.length === 0 && <Typography>{appTexts.nothingFound}</Typography>}
      </Box>
    </Box>
  );
}
