import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query';

import { appAccountTexts as texts } from '@contracts/texts/app/carriers';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

import { retryOf } from '../../shared/api/retry-of';
import { useListCustomerCarriersQuery } from '../../shared/carriers/carriers.api';
import { FormField } from '../../shared/forms/FormField';
import { NativeSelectInput } from '../../shared/forms/NativeSelectInput';
import { TextInput } from '../../shared/forms/TextInput';
import type { Draft } from '../../shared/forms/useDraft';
import type { AccountForm, AccountErrors } from './account-form';

interface AccountFieldsProps {
  /** Null to add a new one. */
  readonly account: CustomerCarrierAccountView | null;
  readonly customerId: number | null;
  readonly draft: Draft<AccountForm>;
  readonly messages: AccountErrors;
}

export function AccountFields(props: AccountFieldsProps) {
  const { account, draft, messages } = props;
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      {account ? (
        <TextInput
          label={texts.carrier}
          value={account.customerCarrier.carrier.displayName}
          readOnly
        />
      ) : (
        <CarrierField {...props} />
      )}
      <TextInput
        label={texts.accountNumber}
        value={draft.form.accountNumber}
        error={messages.accountNumber}
        help={texts.inCapitals}
        autoComplete="off"
        autoFocus={account !== null}
        inputProps={{ maxLength: 50, style: { textTransform: 'uppercase' } }}
        onChange={({ target }) => {
          draft.change({ accountNumber: target.value });
        }}
      />
    </Box>
  );
}

/** ACCT-23: carriers of the customer. */
function CarrierField({ customerId, draft, messages }: AccountFieldsProps) {
  const query = useListCustomerCarriersQuery(customerId ?? skipToken);
  const { data } = query;
  const carriers = data ?? [];
  const onRetry = retryOf(query);
  return (
    <FormField
      label={texts.carrier}
      error={onRetry ? texts.carriersFailed : messages.customerCarrierId}
      onRetry={onRetry}
      help={data?.length === 0 ? texts.noCarriers : undefined}
    >
      {(field) => (
        <NativeSelectInput
          {...field}
          value={draft.form.customerCarrierId}
          options={[
            { value: '', label: texts.selectCarrier },
            ...carriers.map(({ id, carrier }) => ({
              value: String(id),
              label: carrier.displayName,
            })),
          ]}
          onChange={(customerCarrierId) => {
            // a number belongs to the carrier that issued it
            const isFirst = draft.form.customerCarrierId === '';
            draft.change({ customerCarrierId, ...(!isFirst && { accountNumber: '' }) });
          }}
        />
      )}
    </FormField>
  );
}
