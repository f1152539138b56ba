import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query';
import { CircleAlert, CircleCheck, Copy, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { SHORTEST_SEARCH } from '@contracts/rules/address';
import { cleanText } from '@contracts/rules/clean-text';
import { ownAddressTexts } from '@contracts/texts/own-screens';

import { useDebounced } from '../commands/useDebounced';
import { SEARCH_DEBOUNCE_MS } from '../filters/SearchBox';
import type { Tone } from '../theme/tokens';
import { addressFaults, faultNames } from './address-checks';
import { useSearchBookQuery } from './addresses.api';
import type { AddressFormState } from './useAddressForm';

export interface AddressStandingProps {
  readonly state: AddressFormState;
  readonly id: number | null;
}

/** Whether the address is complete, what it lacks, and whether the book has it already. */
export function AddressStanding({ state, id }: AddressStandingProps) {
  const missing = addressFaults.filter((fault) => state.messages[fault] !== undefined);
  const twin = useTwin(state, id);

  return (
    <Box sx={{ px: 5, pb: 3, display: 'grid', gap: 2 }}>
      {missing.length === 0 ? (
        <Line tone="done" icon={CircleCheck}>
          {ownAddressTexts.complete}
        </Line>
      ) : (
        <Line tone="neutral" icon={CircleAlert}>
          {`${ownAddressTexts.stillNeeded} ${missing.map((fault) => faultNames[fault]).join(', ')}`}
        </Line>
      )}
      {twin && (
        <Line tone="warn" icon={Copy}>
          {`${ownAddressTexts.duplicate} ${twin.company}, ${twin.formattedAddress}`}
        </Line>
      )}
    </Box>
  );
}

const comparable = (text: string | null) => (cleanText(text) ?? '').toLowerCase();

/** Another address of the client with the same company, line 1 and suburb. */
function useTwin({ form }: AddressFormState, id: number | null) {
  const { clientId, company, addressLine1, suburb } = form;
  const criteria = useDebounced(company.trim(), SEARCH_DEBOUNCE_MS);
  const isAsked =
    clientId !== null && suburb !== null && criteria.length >= SHORTEST_SEARCH && addressLine1;
  const { data } = useSearchBookQuery(isAsked ? { clientId, criteria } : skipToken);

  return data?.find(
    (other) =>
      other.id !== id &&
      other.suburb?.id === suburb?.id &&
      comparable(other.company) === comparable(company) &&
      comparable(other.addressLine1) === comparable(addressLine1),
  );
}

interface LineProps {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

const Line = ({ tone, icon: Icon, children }: LineProps) => (
  <Box role="status" sx={lineSx(tone)}>
    <Icon size={14} strokeWidth={1.6} aria-hidden />
    {children}
  </Box>
);

const lineSx = (tone: Tone) => ({
  display: 'flex',
  gap: 2,
  px: '11px',
  py: '7px',
  borderRadius: '7px',
  color: `app.tone.${tone}.fg`,
  bgcolor: `app.tone.${tone}.bg`,
  '& svg': { flex: 'none', mt: '3px' },
});
