import { ownTexts } from '@contracts/texts/own';
import { ownPayerTexts as words } from '@contracts/texts/own-settings';
import { settingsPanelTexts, settingsTexts as texts } from '@contracts/texts/settings';

import type { PayerAccountChoice } from '../../../shared/payer-accounts/payer-accounts.api';
import { usePermission } from '../../../shared/session/usePermission';
import { fillText } from '../../../shared/text/fill-text';
import { useDeletePayerAccountMutation } from '../client-records.api';
import { useDeletion } from '../../../shared/forms/useDeletion';
import { RecordTable, type RecordColumn } from '../../../shared/layout/RecordTable';
import { RowButton } from '../../../shared/layout/RowButton';
import { payers } from './payer-account-form';

export interface PayerAccountTableProps {
  readonly clientId: number;
  readonly accounts: readonly PayerAccountChoice[];
  readonly onEdit: (account: PayerAccountChoice) => void;
}

const columns: readonly RecordColumn<PayerAccountChoice>[] = [
  { name: words.carrier, render: ({ carrier }) => carrier.displayName },
  { name: words.whoPays, render: ({ whoPays }) => payers[whoPays] },
  { name: words.description, render: ({ description }) => description },
  { name: words.accountNumber, render: ({ accountNumber }) => accountNumber },
];

/** SETTINGS-40: each row may be changed and deleted by those who may. */
export function PayerAccountTable({ clientId, accounts, onEdit }: PayerAccountTableProps) {
  const mayEdit = usePermission('UPDATE_CLIENT_PAYER_ACCOUNT', clientId);
  const mayDelete = usePermission('DELETE_CLIENT_PAYER_ACCOUNT', clientId);
  const [deleteAccount] = useDeletePayerAccountMutation();
  const remove = useDeletion();
  const deleteOne = ({ id, description }: PayerAccountChoice) =>
    remove({
      question: fillText(words.deleteQuestion, { name: description }),
      run: () => deleteAccount({ id, clientId }),
      done: texts.payerAccountDeleted,
      failed: words.deleteFailed,
    });

  return (
    <RecordTable
      label={settingsPanelTexts.payerAccounts}
      columns={columns}
      rows={accounts}
      actions={(account) => (
        <>
          {mayEdit && (
            <RowButton
              kind="edit"
              label={words.edit}
              name={account.description}
              onClick={() => {
                onEdit(account);
              }}
            />
          )}
          {mayDelete && (
            <RowButton
              kind="delete"
              label={ownTexts.delete}
              name={account.description}
              onClick={() => void deleteOne(account)}
            />
          )}
        </>
      )}
    />
  );
}
