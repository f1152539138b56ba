import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';

import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';

import { SearchBox } from '../../../shared/filters/SearchBox';
import { DateField } from '../../../shared/forms/DateField';
import { FormField } from '../../../shared/forms/FormField';
import {
  NativeSelectInput,
  type NativeSelectInputProps,
} from '../../../shared/forms/NativeSelectInput';
import { BottomSheet } from '../../../shared/layout/BottomSheet';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { interpolate } from '../../../shared/text/format';
import { countFilters, filterStates, filterTypes, isReversed } from './delivery-filter';
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
  const search = (
    <SearchBox
      label={texts.search}
      value={filter.search}
      onChange={(text) => {
        change({ search: text });
      }}
    />
  );
  if (isPhone)
    return (
      <Box sx={{ display: 'flex', gap: 2 }}>
        {search}
        <FilterSheetButton log={log} />
      </Box>
    );
  return (
    <Box sx={filtersSx}>
      {search}
      <FilterFields log={log} />
    </Box>
  );
}

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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 3,
  '& > *': { flex: '1 1 140px', maxWidth: 240 },
  // in line with the fields, which have their labels above
  '& > [role="search"]': { flex: 'none', mt: '22px' },
} as const;
