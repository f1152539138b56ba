import { appTexts } from '@contracts/texts/app/common';
import { appPayerTexts } from '@contracts/texts/app/settings';
import { settingsPanelTexts, settingsTexts as texts } from '@contracts/texts/spec/settings';

import type { PayerAccountChoice } from '../../../shared/settings/payer-accounts.api';
import { usePermission } from '../../../shared/session/usePermission';
import { interpolate } from '../../../shared/text/format';
import { useDeletePayerAccountMutation } from '../client-records.api';
import { useConfirmedDelete } from '../../../shared/forms/useConfirmedDelete';
import { RecordTable, type RecordColumn } from '../../../shared/layout/RecordTable';
import { RowButton } from '../../../shared/layout/RowButton';
import { payers } from './payer-account-form';

export interface PayerAccountTableProps {
  readonly clientId: number;
  readonly accounts: readonly PayerAccountChoice[];
  readonly onEdit: (account: PayerAccountChoice) => void;
}

const columns: readonly RecordColumn<PayerAccountChoice>[] = [
  { name: appPayerTexts.carrier, render: ({ carrier }) => carrier.displayName },
  { name: appPayerTexts.whoPays, render: ({ whoPays }) => payers[whoPays] },
  { name: appPayerTexts.description, render: ({ description }) => description },
  { name: appPayerTexts.accountNumber, render: ({ accountNumber }) => accountNumber },
];

/** SETTINGS-40: Edit and Delete on each row, with permission. */
export function PayerAccountTable({ clientId, accounts, onEdit }: PayerAccountTableProps) {
  const canEdit = usePermission('UPDATE_CLIENT_PAYER_ACCOUNT', clientId);
  const canDelete = usePermission('DELETE_CLIENT_PAYER_ACCOUNT', clientId);
  const [deleteAccount] = useDeletePayerAccountMutation();
  const confirmDelete = useConfirmedDelete();
  const deleteOne = ({ id, version, description }: PayerAccountChoice) =>
    confirmDelete({
      question: interpolate(appPayerTexts.deleteQuestion, { name: description }),
      run: () => deleteAccount({ id, clientId, version }),
      done: texts.payerAccountDeleted,
      failed: appPayerTexts.deleteFailed,
    });

  return (
    <RecordTable
      label={settingsPanelTexts.payerAccounts}
      columns={columns}
      rows={accounts}
      actions={(account) => (
        <>
          {canEdit && (
            <RowButton
              kind="edit"
              label={appPayerTexts.edit}
              name={account.description}
              onClick={() => {
                onEdit(account);
              }}
            />
          )}
          {canDelete && (
            <RowButton
              kind="delete"
              label={appTexts.delete}
              name={account.description}
              onClick={() => void deleteOne(account)}
            />
          )}
        </>
      )}
    />
  );
}
