import { skipToken } from '@reduxjs/toolkit/query';

import { appBulkTexts as texts } from '@contracts/texts/app/bulk-upload';

import { retryOf } from '../api/retry-of';
import { FormField } from '../forms/FormField';
import { NativeSelectInput } from '../forms/NativeSelectInput';
import { useListClientAccountsQuery } from './client-accounts.api';

export interface ClientAccountFieldProps {
  /** Null without a client. */
  readonly clientId: number | null;
  readonly accountId: number | null;
  readonly error?: string | undefined;
  readonly onChange: (accountId: number | null) => void;
}

/** Select of a client's carrier accounts. */
export function ClientAccountField({
  clientId,
  accountId,
  error,
  onChange,
}: ClientAccountFieldProps) {
  const query = useListClientAccountsQuery(clientId ?? skipToken);
  const { data: accounts } = query;
  const onRetry = retryOf(query);
  const hint = onRetry
    ? texts.accountsFailed
    : accounts?.length === 0
      ? texts.noAccounts
      : undefined;

  return (
    <FormField label={texts.account} error={hint ?? error} onRetry={onRetry}>
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
            onChange(id === '' ? null : Number(id));
          }}
        />
      )}
    </FormField>
  );
}
