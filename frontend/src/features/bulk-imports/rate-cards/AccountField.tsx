import { skipToken } from '@reduxjs/toolkit/query';

import { appBulkTexts as texts } from '@contracts/texts/app/bulk-upload';

import { retryOf } from '../../../shared/api/retry-of';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { useListClientAccountsQuery } from '../../../shared/carriers/client-accounts.api';
import type { RateCardImport } from './useRateCardImport';

/** Select of the selected client's carrier accounts. */
export function AccountField({ state }: { readonly state: RateCardImport }) {
  const { clientId, accountId, accountMessage, setAccountId } = state;
  const query = useListClientAccountsQuery(clientId ?? skipToken);
  const { data: accounts } = query;
  const onRetry = retryOf(query);
  const hint = onRetry
    ? texts.accountsFailed
    : accounts?.length === 0
      ? texts.noAccounts
      : undefined;

  return (
    <FormField label={texts.account} error={hint ?? accountMessage ?? undefined} onRetry={onRetry}>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(accountId ?? '')}
          options={[
            { value: '', label: texts.selectAccount },
            ...(accounts ?? []).map(({ id, accountNumber, carrierDisplayName }) => ({
              value: String(id),
              label: `${carrierDisplayName}, ${accountNumber}`,
            })),
          ]}
          onChange={(id) => {
            setAccountId(id === '' ? null : Number(id));
          }}
        />
      )}
    </FormField>
  );
}
