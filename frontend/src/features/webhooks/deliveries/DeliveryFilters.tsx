import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';

import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';

import { SearchBox } from '../../../shared/filters/SearchBox';
import { DateField } from '../../../shared/forms/DateField';
import { FormField } from '../../../shared/forms/FormField';
import {
  NativeSelectInput,
  type NativeSelectInputProps,
} from '../../../shared/forms/NativeSelectInput';
import { BottomSheet } from '../../../shared/layout/BottomSheet';
import { PopoverButton } from '../../../shared/layout/PopoverButton';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { interpolate } from '../../../shared/text/format';
import {
  countFilters,
  type DeliveryFilter,
  filterStates,
  filterTypes,
  isReversed,
} from './delivery-filter';
import type { Deliveries } from './useDeliveries';

const stateOptions = filterStates.map((value) => ({
  value,
  label: value === '' ? texts.all : texts.states[value],
}));
const typeOptions = filterTypes.map((value) => ({ value, label: value || texts.all }));

interface DeliveryFiltersProps {
  readonly log: Pick<Deliveries, 'filter' | 'change'>;
}

/** Search, state, type and days; on a phone, all but the search are in a sheet. */
export function DeliveryFilters({ log }: DeliveryFiltersProps) {
  const { filter, change } = log;
  const isPhone = useIsPhone();
  return (
    <Box sx={filtersSx}>
      <SearchBox
        label={texts.search}
        value={filter.search}
        onChange={(text) => {
          change({ search: text });
        }}
      />
      {isPhone ? <FilterSheetButton log={log} /> : <FilterBar log={log} />}
    </Box>
  );
}

/** Selects name their filter while nothing is chosen; days are in a panel. */
function FilterBar({ log }: DeliveryFiltersProps) {
  const { filter, change } = log;
  return (
    <>
      <CompactChoice
        label={texts.filter}
        value={filter.state}
        options={stateOptions}
        onChange={(state) => {
          change({ state: filterStates.find((known) => known === state) ?? '' });
        }}
      />
      <CompactChoice
        label={texts.type}
        value={filter.type}
        options={typeOptions}
        onChange={(type) => {
          change({ type });
        }}
      />
      <PopoverButton
        label={texts.days}
        button={daysText(filter) || texts.days}
        buttonProps={{ size: 'small' }}
      >
        {() => (
          <Box sx={{ display: 'grid', gap: 3, p: 3, width: 240 }}>
            <DayFields log={log} />
          </Box>
        )}
      </PopoverButton>
      <Box className="kept">{texts.kept}</Box>
    </>
  );
}

const CompactChoice = ({ label, options, value, onChange }: ChoiceFilterProps) => (
  <NativeSelectInput
    id={useId()}
    aria-label={label}
    options={options.map((option) => (option.value === '' ? { value: '', label } : option))}
    value={value}
    onChange={onChange}
  />
);

function daysText({ fromDay, toDay }: DeliveryFilter): string {
  const from = fromDay && interpolate(texts.daysFrom, { from: shortDay(fromDay) });
  const to = toDay && interpolate(texts.daysTo, { to: shortDay(toDay) });
  return [from, to].filter(Boolean).join(', ');
}

/** dd/MM */
const shortDay = (day: string): string =>
  day.slice('yyyy-'.length).split('-').toReversed().join('/');

function FilterSheetButton({ log }: DeliveryFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(log.filter);
  return (
    <>
      <Button
        startIcon={<ListFilter size={16} aria-hidden />}
        sx={{ minHeight: 44 }}
        onClick={() => {
          setOpen(true);
        }}
      >
        {count === 0 ? texts.filters : interpolate(texts.filtersOn, { count })}
      </Button>
      {isOpen && (
        <BottomSheet
          title={texts.filters}
          onClose={() => {
            setOpen(false);
          }}
        >
          <Box sx={{ display: 'grid', gap: 4 }}>
            <FilterFields log={log} />
          </Box>
        </BottomSheet>
      )}
    </>
  );
}

function FilterFields({ log: { filter, change } }: DeliveryFiltersProps) {
  return (
    <>
      <ChoiceFilter
        label={texts.filter}
        value={filter.state}
        options={stateOptions}
        onChange={(state) => {
          change({ state: filterStates.find((known) => known === state) ?? '' });
        }}
      />
      <ChoiceFilter
        label={texts.type}
        value={filter.type}
        options={typeOptions}
        onChange={(type) => {
          change({ type });
        }}
      />
      <DayFields log={{ filter, change }} />
    </>
  );
}

function DayFields({ log: { filter, change } }: DeliveryFiltersProps) {
  return (
    <>
      <DateField
        label={texts.from}
        value={filter.fromDay || null}
        onChange={(day) => {
          change({ fromDay: day ?? '' });
        }}
      />
      <DateField
        label={texts.to}
        value={filter.toDay || null}
        error={isReversed(filter) ? texts.daysReversed : undefined}
        onChange={(day) => {
          change({ toDay: day ?? '' });
        }}
      />
    </>
  );
}

type ChoiceFilterProps = Pick<NativeSelectInputProps, 'options' | 'value' | 'onChange'> & {
  readonly label: string;
};

const ChoiceFilter = ({ label, ...choice }: ChoiceFilterProps) => (
  <FormField label={label}>{(field) => <NativeSelectInput {...field} {...choice} />}</FormField>
);

const filtersSx = {
  flex: 'none',
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  alignItems: 'center',
  gap: 2,
  px: { xs: 3, sm: 5 },
  py: { xs: '10px', sm: 2 },
  borderBottom: 1,
  borderColor: 'divider',
  '& > [role="search"]': { width: { sm: 168 } },
  '& .MuiInputBase-root:has(select)': { width: 116, height: 30 },
  '& .kept': { ml: 'auto', typography: 'caption', color: 'app.textMuted' },
} as const;
