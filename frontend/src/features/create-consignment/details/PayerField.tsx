import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import {
  useListPayerAccountsQuery,
  type PayerAccountChoice,
} from '../../../shared/settings/payer-accounts.api';
import type { ConsignmentFormState } from '../form/useConsignmentForm';

export interface PayerFieldProps {
  readonly clientId: number;
  readonly state: ConsignmentFormState;
}

const senderPays = { value: '', label: 'Sender pays' };
const payers = { RECEIVER: 'Receiver', THIRD_PARTY: 'Third party' } as const;

/** CON-14: payer account; hidden while the client has none. */
export function PayerField({ clientId, state: { form, change } }: PayerFieldProps) {
  const { data: accounts = [] } = useListPayerAccountsQuery(clientId);
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

const nameOf = ({ whoPays, description, accountNumber, carrier }: PayerAccountChoice) =>
  `${payers[whoPays]}: ${[description, accountNumber].filter(Boolean).join(', ')} (${carrier.displayName})`;
