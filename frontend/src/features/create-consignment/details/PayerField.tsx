import { useEffect, useEffectEvent } from 'react';

import type { ConsignmentView } from '@contracts/views/consignment.view';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { useListPayerAccountsQuery } from '../../../shared/settings/payer-accounts.api';
import type { ConsignmentForm } from '../form/consignment-form';
import { withSavedPayer, type PayerChoice } from './saved-choices';

export interface PayerFieldProps extends Pick<ConsignmentForm, 'payerAccountId'> {
  readonly clientId: number;
  readonly edited: ConsignmentView | null;
  readonly change: (part: Partial<ConsignmentForm>) => void;
}

const senderPays = { value: '', label: 'Sender pays' };
const payers = { RECEIVER: 'Receiver', THIRD_PARTY: 'Third party' } as const;

/** The payer accounts to choose from; none while loading. */
function usePayers({ clientId, edited, payerAccountId, change }: PayerFieldProps) {
  const { data } = useListPayerAccountsQuery(clientId);
  const accounts = withSavedPayer(data ?? [], edited);

  // A form copied from an older consignment may have a deleted account, which cannot be seen or sent.
  const dropDeletedAccount = useEffectEvent(() => {
    if (data && payerAccountId !== null && accounts.every(({ id }) => id !== payerAccountId))
      change({ payerAccountId: null });
  });
  useEffect(() => {
    dropDeletedAccount();
  }, [data, payerAccountId]);
  return accounts;
}

/** CON-14: payer account; hidden while the client has none. */
export function PayerField(props: PayerFieldProps) {
  const accounts = usePayers(props);
  const { payerAccountId, change } = props;
  if (accounts.length === 0) return null;

  return (
    <FormField label="Payer account">
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(payerAccountId ?? '')}
          options={[
            senderPays,
            ...accounts.map((account) => ({ value: String(account.id), label: nameOf(account) })),
          ]}
          onChange={(id) => {
            change({ payerAccountId: id === '' ? null : Number(id) });
          }}
        />
      )}
    </FormField>
  );
}

const nameOf = ({ whoPays, description, accountNumber, carrier }: PayerChoice) =>
  `${payers[whoPays]}: ${[description, accountNumber].filter(Boolean).join(', ')}${carrier ? ` (${carrier.displayName})` : ''}`;
