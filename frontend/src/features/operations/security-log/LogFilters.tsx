import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

import {
  appSecurityLogOfUsersTexts as words,
  appSecurityLogTexts,
} from '@contracts/texts/app/security-log';
import { securityEventKinds } from '@contracts/views/security-log.view';

import { DateField } from '../../../shared/forms/DateField';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { TextInput } from '../../../shared/forms/TextInput';
import type { SecurityLogState } from './useSecurityLog';

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

/** By whom or about whom, what, when, from where, and how it ended. */
export function LogFilters({ filter, set }: Pick<SecurityLogState, 'filter' | 'set'>) {
  const { who = '', kind = '', outcome = '', address = '', fromDay, toDay } = filter;
  const isWrong = fromDay !== undefined && toDay !== undefined && toDay < fromDay;
  return (
    <Box role="search" aria-label={words.title} sx={filtersSx}>
      <TypedFilter
        label={words.who}
        placeholder={words.findWho}
        value={who}
        onSettled={(text) => {
          set('who', text);
        }}
      />
      <FormField label={appSecurityLogTexts.kind}>
        {(field) => (
          <NativeSelectInput
            {...field}
            value={kind}
            options={kindOptions}
            onChange={(value) => {
              set('kind', value);
            }}
          />
        )}
      </FormField>
      <FormField label={appSecurityLogTexts.outcome}>
        {(field) => (
          <NativeSelectInput
            {...field}
            value={outcome}
            options={outcomeOptions}
            onChange={(value) => {
              set('outcome', value);
            }}
          />
        )}
      </FormField>
      <DateField
        label={words.from}
        value={fromDay ?? null}
        onChange={(day) => {
          set('fromDay', day ?? '');
        }}
      />
      <DateField
        label={words.to}
        value={toDay ?? null}
        error={isWrong ? words.wrongDays : undefined}
        onChange={(day) => {
          set('toDay', day ?? '');
        }}
      />
      <TypedFilter
        label={words.address}
        placeholder={words.findAddress}
        value={address}
        onSettled={(text) => {
          set('address', text);
        }}
      />
    </Box>
  );
}

interface TypedFilterProps {
  readonly label: string;
  readonly placeholder: string;
  /** As applied. */
  readonly value: string;
  readonly onSettled: (text: string) => void;
}

/** Applied once nothing more is typed. */
function TypedFilter({ label, placeholder, value, onSettled }: TypedFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      if (typed.trim() !== value) onSettled(typed.trim());
      setTyped(null);
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, value, onSettled]);
  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      value={typed ?? value}
      inputProps={{ maxLength: 100 }}
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
