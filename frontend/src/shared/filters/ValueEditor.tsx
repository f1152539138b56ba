import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';

import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import { appTexts } from '@contracts/texts/app/common';

import { CompactSelect } from '../forms/CompactSelect';
import { criteriaLabel, criteriaOf, filterValues, type FilterConfig } from './filter-config';

interface ValueEditorProps {
  readonly config: FilterConfig;
  readonly filter: CriteriaFilter;
  readonly onChange: (filter: CriteriaFilter) => void;
}

/** Editor for text and numbers: comparison and value. BETWEEN takes two comma-separated values (LIST). */
export function ValueEditor({ config, filter, onChange }: ValueEditorProps) {
  const isNumber = config.type === 'Number';
  const [first = '', second = ''] = filterValues(filter);
  const isBetween = filter.criteria === 'BETWEEN';
  const input = { type: isNumber ? 'number' : 'text', step: 'any' };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CompactSelect
        aria-label={appTexts.comparison}
        value={filter.criteria}
        options={criteriaOf[config.type].map((value) => ({ value, label: criteriaLabel(value) }))}
        onChange={(criteria) => {
          onChange({ ...filter, criteria, value: first });
        }}
      />
      <OutlinedInput
        autoFocus
        value={first}
        inputProps={{ ...input, 'aria-label': isBetween ? appTexts.from : config.label }}
        onChange={({ target }) => {
          onChange({ ...filter, value: isBetween ? [target.value, second] : target.value });
        }}
      />
      {isBetween && (
        <OutlinedInput
          value={second}
          inputProps={{ ...input, 'aria-label': appTexts.to }}
          onChange={({ target }) => {
            onChange({ ...filter, value: [first, target.value] });
          }}
        />
      )}
    </Box>
  );
}
