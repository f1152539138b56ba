import Box from '@mui/material/Box';
import { useEventCallback } from '@mui/material/utils';
import { useEffect, useState } from 'react';

import { addressStartPattern } from '@contracts/rules/address-start';
import {
  appUsersSecurityLogTexts as texts,
  appSecurityLogTexts,
} from '@contracts/texts/app/security-log';
import { securityEventKinds } from '@contracts/views/security-log.view';

import { DateField } from '../../../shared/forms/DateField';
import { FormField } from '../../../shared/forms/FormField';
import {
  NativeSelectInput,
  type NativeSelectInputProps,
} from '../../../shared/forms/NativeSelectInput';
import { TextInput } from '../../../shared/forms/TextInput';
import { MAX_WHO, type LogField, type SecurityLogState } from './useSecurityLog';

const TYPING_MS = 600;

const { everything, kinds, outcomes } = appSecurityLogTexts;
const kindOptions = [
  { value: '', label: everything },
  ...securityEventKinds.map((value) => ({ value, label: kinds[value] })),
];
const outcomeOptions = (['', 'DONE', 'REFUSED'] as const).map((value) => ({
  value,
  label: outcomes[value],
}));

type LogFiltersProps = Pick<SecurityLogState, 'filter' | 'isReversed' | 'set'>;

/** Filters: actor or user, event, time, address and result. */
export function LogFilters({ filter, isReversed, set }: LogFiltersProps) {
  const setter = (field: LogField) => (value: string | null) => {
    set(field, value ?? '');
  };
  const { who = '', kind = '', outcome = '', address = '' } = filter;
  return (
    <Box role="search" aria-label={texts.title} sx={filtersSx}>
      <TypedFilter
        label={texts.who}
        placeholder={texts.findWho}
        value={who}
        onApply={setter('who')}
      />
      <ChoiceFilter
        label={appSecurityLogTexts.kind}
        value={kind}
        options={kindOptions}
        onChange={setter('kind')}
      />
      <ChoiceFilter
        label={appSecurityLogTexts.outcome}
        value={outcome}
        options={outcomeOptions}
        onChange={setter('outcome')}
      />
      <Days filter={filter} isReversed={isReversed} set={set} />
      <TypedFilter
        label={texts.address}
        placeholder={texts.findAddress}
        value={address}
        problemOf={addressProblem}
        onApply={setter('address')}
      />
    </Box>
  );
}

/** The server accepts only the beginning of an address. */
const addressProblem = (text: string): string | undefined =>
  text === '' || addressStartPattern.test(text) ? undefined : texts.notAnAddress;

function Days({ filter: { fromDay, toDay }, isReversed, set }: LogFiltersProps) {
  return (
    <>
      <DateField
        label={texts.from}
        value={fromDay ?? null}
        onChange={(day) => {
          set('fromDay', day ?? '');
        }}
      />
      <DateField
        label={texts.to}
        value={toDay ?? null}
        error={isReversed ? texts.daysReversed : undefined}
        onChange={(day) => {
          set('toDay', day ?? '');
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

interface TypedFilterProps {
  readonly label: string;
  readonly placeholder: string;
  /** The applied text. */
  readonly value: string;
  /** Error of a text that cannot be searched for. */
  readonly problemOf?: (text: string) => string | undefined;
  readonly onApply: (text: string) => void;
}

/** Applied when typing pauses, unless the text has an error. */
function TypedFilter({ label, placeholder, value, problemOf, onApply }: TypedFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed === null ? undefined : problemOf?.(typed.trim());
  const applyText = useEventCallback((text: string) => {
    if (text.trim() !== value) onApply(text.trim());
    setTyped(null);
  });
  useEffect(() => {
    if (typed === null || problem !== undefined) return undefined;
    const timer = setTimeout(applyText, TYPING_MS, typed);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, problem, applyText]);
  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      value={typed ?? value}
      error={problem}
      inputProps={{ maxLength: MAX_WHO }}
      onChange={({ target }) => {
        setTyped(target.value);
      }}
    />
  );
}

const filtersSx = {
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(6, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 3,
} as const;
