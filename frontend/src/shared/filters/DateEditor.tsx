import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';

import type { CriteriaFilter, DateRange } from '@contracts/requests/list-consignments.request';
import { appTexts } from '@contracts/texts/app/common';

import { CompactSelect } from '../forms/CompactSelect';
import { DateField } from '../forms/DateField';
import { MAX_RANGE, type FilterConfig } from './filter-config';

interface DateEditorProps {
  readonly config: FilterConfig;
  readonly filter: CriteriaFilter;
  readonly onChange: (filter: CriteriaFilter) => void;
}

/** LIST, section 9: presets. */
const datePresets = [
  { label: appTexts.last7Days, rangeValue: 7, range: 'days' },
  { label: appTexts.last30Days, rangeValue: 30, range: 'days' },
  { label: appTexts.last90Days, rangeValue: 90, range: 'days' },
  { label: appTexts.lastYear, rangeValue: 1, range: 'years' },
] as const;

const kinds = [
  { value: 'past', label: appTexts.past },
  { value: 'future', label: appTexts.next },
  { value: 'custom', label: appTexts.customDates },
] as const;

const units = (['days', 'weeks', 'months', 'years'] as const).map((value) => ({
  value,
  label: value,
}));

/** Editor for dates: presets, a number of days back or ahead, or a custom range. */
export function DateEditor({ config, filter, onChange }: DateEditorProps) {
  const range = filter.dateRange ?? { type: 'past', range: 'days', rangeValue: 7 };
  const applyRange = (dateRange: DateRange) => {
    onChange({ key: filter.key, criteria: 'BETWEEN', dateRange });
  };

  return (
    <Box role="group" aria-label={config.label} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {datePresets.map(({ label, ...preset }) => (
          <Button
            key={label}
            size="small"
            onClick={() => {
              applyRange({ type: 'past', ...preset });
            }}
          >
            {label}
          </Button>
        ))}
      </Box>
      <CompactSelect
        aria-label={appTexts.rangeKind}
        value={range.type}
        options={kinds}
        onChange={(type) => {
          applyRange(type === 'custom' ? { type } : { type, range: 'days', rangeValue: 7 });
        }}
      />
      {range.type === 'custom' ? (
        <CustomDates range={range} onChange={applyRange} />
      ) : (
        <RelativeDates range={range} onChange={applyRange} />
      )}
    </Box>
  );
}

interface RangeProps {
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
}

function RelativeDates({ range, onChange }: RangeProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '80px 1fr', gap: 2 }}>
      <OutlinedInput
        type="number"
        value={range.rangeValue ?? ''}
        inputProps={{ min: 1, max: MAX_RANGE, 'aria-label': appTexts.amount }}
        onChange={({ target }) => {
          onChange({ ...range, rangeValue: Number(target.value) });
        }}
      />
      <CompactSelect
        aria-label={appTexts.unit}
        value={range.range ?? 'days'}
        options={units}
        onChange={(unit) => {
          onChange({ ...range, range: unit });
        }}
      />
    </Box>
  );
}

/** Spec part 1, section 5: a from date after the to date clears the to date. */
function CustomDates({ range, onChange }: RangeProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DateField
        label={appTexts.from}
        value={range.fromDate ?? null}
        onChange={(fromDate) => {
          const isAfter = fromDate !== null && range.toDate != null && fromDate > range.toDate;
          onChange({ ...range, fromDate, ...(isAfter && { toDate: null }) });
        }}
      />
      <DateField
        label={appTexts.to}
        value={range.toDate ?? null}
        min={range.fromDate ?? null}
        onChange={(toDate) => {
          onChange({ ...range, toDate });
        }}
      />
    </Box>
  );
}
