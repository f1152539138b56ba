import { useEffect, useEffectEvent } from 'react';

import type { ConsignmentView } from '@contracts/views/consignment.view';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { useListPayerAccountsQuery } from '../../../shared/settings/payer-accounts.api';
import type { ConsignmentFormState } from '../form/useConsignmentForm';
import { withSavedPayer, type PayerChoice } from './saved-choices';

export interface PayerFieldProps {
  readonly clientId: number;
  readonly edited: ConsignmentView | null;
  readonly state: ConsignmentFormState;
}

const senderPays = { value: '', label: 'Sender pays' };
const payers = { RECEIVER: 'Receiver', THIRD_PARTY: 'Third party' } as const;

/** The payer accounts to choose from; none while loading. */
function usePayers({ clientId, edited, state: { form, change } }: PayerFieldProps) {
  const { data } = useListPayerAccountsQuery(clientId);
  const accounts = withSavedPayer(data ?? [], edited);

  // A form copied from an older consignment may have a deleted account, which cannot be seen or sent.
  const dropDeletedAccount = useEffectEvent(() => {
    const { payerAccountId } = form;
    if (data && payerAccountId !== null && accounts.every(({ id }) => id !== payerAccountId))
      change({ payerAccountId: null });
  });
  useEffect(() => {
    dropDeletedAccount();
  }, [data, form.payerAccountId]);
  return accounts;
}

/** CON-14: payer account; hidden while the client has none. */
export function PayerField(props: PayerFieldProps) {
  const accounts = usePayers(props);
  const { form, change } = props.state;
  if (accounts.length === 0) return null;

  return (
    <FormField label="Payer account">
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(form.payerAccountId ?? '')}
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
