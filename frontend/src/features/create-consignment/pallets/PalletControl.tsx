import Box from '@mui/material/Box';

import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { FormField } from '../../../shared/forms/FormField';
import { TextInput } from '../../../shared/forms/TextInput';
import {
  countsOf,
  palletMessage,
  withTransfer,
  type PalletCounts,
  type PalletOwner,
} from './pallet-counts';

export interface PalletControlProps {
  readonly pallets: PalletCounts;
  /** Total number of pallets of the items. */
  readonly total: number;
  /** CON-126: whether other pallets are counted; not for parent accounts. */
  readonly hasOther: boolean;
  /** Error of a rejected submission. */
  readonly error: string | undefined;
  readonly onChange: (pallets: PalletCounts) => void;
}

const names: Readonly<Record<PalletOwner, string>> = {
  loscam: 'Loscam',
  chep: 'Chep',
  other: 'Other',
};

/** Pallet owners and exchange accounts (CON-124 to CON-130). */
export function PalletControl(props: PalletControlProps) {
  const { pallets, total, hasOther, error, onChange } = props;
  const owners: readonly PalletOwner[] = hasOther
    ? ['loscam', 'chep', 'other']
    : ['loscam', 'chep'];
  const counted = Object.values(countsOf(pallets)).reduce((sum, count) => sum + (count || 0), 0);
  const message = error ?? palletMessage(pallets, total);

  return (
    <Box role="group" aria-label="Pallet control" sx={stripSx}>
      <FormField label="Transfer">
        {(field) => (
          <NativeSelectInput
            {...field}
            value={pallets.transferType}
            options={[
              { value: 'RECEIVER', label: 'Receiver' },
              { value: 'CARRIER', label: 'Carrier' },
            ]}
            onChange={(type) => {
              onChange(withTransfer(pallets, type === 'CARRIER' ? 'CARRIER' : 'RECEIVER'));
            }}
          />
        )}
      </FormField>
      {owners.map((owner) => (
        <TextInput
          key={owner}
          label={names[owner]}
          value={pallets[owner]}
          placeholder="0"
          disabled={owner === 'other' && pallets.transferType === 'CARRIER'}
          isInvalid={message !== undefined}
          inputProps={{ inputMode: 'numeric' }}
          onChange={({ target }) => {
            onChange({ ...pallets, [owner]: target.value });
          }}
        />
      ))}
      <Box className="sum" role="status" data-done={counted === total || undefined}>
        {counted} of {total}
      </Box>
      {message && (
        <Box className="message" role="alert">
          {message}
        </Box>
      )}
    </Box>
  );
}

const stripSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '1fr 1fr',
    sm: 'minmax(110px, 1.4fr) repeat(3, minmax(64px, 1fr)) auto',
  },
  gap: '6px 12px',
  alignItems: 'end',
  mt: 2,
  p: '8px 12px 12px',
  borderRadius: '8px',
  bgcolor: 'app.sunken',
  border: 1,
  borderColor: 'divider',
  '& .sum': { pb: '6px', color: 'app.tone.warn.fg', fontWeight: 500, whiteSpace: 'nowrap' },
  '& .sum[data-done]': { color: 'app.tone.done.fg' },
  '& .message': { gridColumn: '1 / -1', color: 'app.tone.bad.fg' },
} as const;
