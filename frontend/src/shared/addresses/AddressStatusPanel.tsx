import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query';
import { CircleAlert, CircleCheck, Copy, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { MIN_SEARCH_LENGTH } from '@contracts/rules/address';
import { cleanText } from '@contracts/rules/clean-text';
import { appAddressTexts } from '@contracts/texts/app/addresses';

import { useDebounced } from '../commands/useDebounced';
import { SEARCH_DEBOUNCE_MS } from '../filters/SearchBox';
import type { Tone } from '../theme/tokens';
import { validatedFields, addressErrorLabels } from './address-checks';
import { useSearchBookQuery } from './addresses.api';
import type { AddressFormState } from './useAddressForm';

export interface AddressStatusPanelProps {
  readonly state: AddressFormState;
  readonly id: number | null;
}

/** Shows whether the address is complete, what is missing, and possible duplicates. */
export function AddressStatusPanel({ state, id }: AddressStatusPanelProps) {
  const missing = validatedFields.filter((error) => state.messages[error] !== undefined);
  const duplicate = useDuplicate(state, id);

  return (
    <Box sx={{ px: 5, pb: 3, display: 'grid', gap: 2 }}>
      {missing.length === 0 ? (
        <Line tone="done" icon={CircleCheck}>
          {appAddressTexts.complete}
        </Line>
      ) : (
        <Line tone="neutral" icon={CircleAlert}>
          {`${appAddressTexts.stillNeeded} ${missing.map((error) => addressErrorLabels[error]).join(', ')}`}
        </Line>
      )}
      {duplicate && (
        <Line tone="warn" icon={Copy}>
          {`${appAddressTexts.duplicate} ${duplicate.company}, ${duplicate.formattedAddress}`}
        </Line>
      )}
    </Box>
  );
}

const comparable = (text: string | null) => (cleanText(text) ?? '').toLowerCase();

/** Finds another address of the client with the same company, line 1 and suburb. */
function useDuplicate({ form }: AddressFormState, id: number | null) {
  const { clientId, company, addressLine1, suburb } = form;
  const criteria = useDebounced(company.trim(), SEARCH_DEBOUNCE_MS);
  const isRequested =
    clientId !== null && suburb !== null && criteria.length >= MIN_SEARCH_LENGTH && addressLine1;
  const { data } = useSearchBookQuery(isRequested ? { clientId, criteria } : skipToken);

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
