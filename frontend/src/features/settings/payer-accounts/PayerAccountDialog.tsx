import { useState } from 'react';

import { appPayerTexts, appSettingsTexts } from '@contracts/texts/app/settings';
import { settingsTexts as texts } from '@contracts/texts/spec/settings';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { HistoryButton } from '../../../shared/navigation/HistoryButton';
import type { PayerAccountChoice } from '../../../shared/settings/payer-accounts.api';
import { useSavePayerAccountMutation } from '../client-records.api';
import { useDraft } from '../../../shared/forms/useDraft';
import { payerAccountForm, validatePayerAccount, payerAccountToSave } from './payer-account-form';
import { PayerAccountFields } from './PayerAccountFields';

export interface PayerAccountDialogProps {
  readonly clientId: number;
  /** Null to add a new one. */
  readonly account: PayerAccountChoice | null;
  readonly onClose: () => void;
}

/** SETTINGS-47, SETTINGS-49, SETTINGS-50, SETTINGS-52. */
export function PayerAccountDialog({ clientId, account, onClose }: PayerAccountDialogProps) {
  const draft = useDraft(payerAccountForm(account), account?.version);
  const [isChecked, setChecked] = useState(false);
  const [save, { isLoading, error }] = useSavePayerAccountMutation();
  const submission = useSubmissionKey();
  const messages = validatePayerAccount(draft.form);
  const reportSave = useFormSaveFeedback();

  async function submit() {
    setChecked(true);
    if (Object.keys(messages).length > 0) return;
    const key = { id: account?.id ?? 0, version: draft.version, clientId };
    const body = payerAccountToSave(draft.form, key);
    const response = save({ body, idempotencyKey: submission.keyFor(body) });
    const done = account ? texts.payerAccountUpdated : texts.payerAccountAdded;
    if (await reportSave(response, { done, failed: notSaved(draft.form.description) })) onClose();
  }

  return (
    <FormDialog
      title={account ? appPayerTexts.editTitle : appPayerTexts.addTitle}
      size="sm"
      submitLabel={appSettingsTexts.save}
      actions={<HistoryButton kind="payer-account" id={account?.id} clientId={clientId} />}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      error={error && failureOf(error, appPayerTexts.saveFailed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PayerAccountFields
        clientId={clientId}
        account={account}
        draft={draft}
        messages={isChecked ? messages : {}}
      />
    </FormDialog>
  );
}
