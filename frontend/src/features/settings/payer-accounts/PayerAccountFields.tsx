import Box from '@mui/material/Box';

import { appPayerTexts as texts } from '@contracts/texts/app/settings';

import { retryOf } from '../../../shared/api/retry-of';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { TextInput } from '../../../shared/forms/TextInput';
import type { PayerAccountChoice } from '../../../shared/settings/payer-accounts.api';
import { useListPayerCarriersQuery } from '../client-records.api';
import type { Draft } from '../../../shared/forms/useDraft';
import {
  payers,
  withCarrier,
  type PayerAccountForm,
  type validatePayerAccount,
} from './payer-account-form';

export interface PayerAccountFieldsProps {
  readonly clientId: number;
  readonly account: PayerAccountChoice | null;
  readonly draft: Draft<PayerAccountForm>;
  readonly messages: ReturnType<typeof validatePayerAccount>;
}

export function PayerAccountFields(props: PayerAccountFieldsProps) {
  const { form, change } = props.draft;
  const text = (field: 'description' | 'accountNumber') => ({
    label: texts[field],
    value: form[field],
    error: props.messages[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [field]: target.value });
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      <CarrierField {...props} />
      <FormField label={texts.whoPays} error={props.messages.whoPays}>
        {(field) => (
          <NativeSelectInput
            {...field}
            value={form.whoPays}
            options={[
              { value: '', label: '' },
              { value: 'RECEIVER', label: payers.RECEIVER },
              { value: 'THIRD_PARTY', label: payers.THIRD_PARTY },
            ]}
            onChange={(whoPays) => {
              change({ whoPays: whoPays as PayerAccountForm['whoPays'] });
            }}
          />
        )}
      </FormField>
      <TextInput {...text('description')} />
      <TextInput {...text('accountNumber')} />
    </Box>
  );
}

/** SETTINGS-45; an account keeps a carrier the customer no longer has. */
function CarrierField({ clientId, account, draft, messages }: PayerAccountFieldsProps) {
  const query = useListPayerCarriersQuery(clientId);
  const { data } = query;
  const carriers = data ?? [];
  const onRetry = retryOf(query);
  const isKnown = account === null || carriers.some(({ id }) => id === account.carrier.id);
  const all = isKnown ? carriers : [account.carrier, ...carriers];
  return (
    <FormField
      label={texts.carrier}
      error={onRetry ? texts.carriersFailed : messages.carrierId}
      onRetry={onRetry}
      help={data?.length === 0 ? texts.noCarriers : undefined}
    >
      {(field) => (
        <NativeSelectInput
          {...field}
          value={draft.form.carrierId}
          options={[
            { value: '', label: texts.selectCarrier },
            ...all.map(({ id, displayName }) => ({ value: String(id), label: displayName })),
          ]}
          onChange={(carrierId) => {
            draft.change(withCarrier(draft.form, carrierId, account));
          }}
        />
      )}
    </FormField>
  );
}
