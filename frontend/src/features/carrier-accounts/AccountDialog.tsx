import { useState } from 'react';

import { cleanText } from '@contracts/rules/clean-text';
import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts';
import { appAccountTexts } from '@contracts/texts/app/carriers';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

import { failureOf } from '../../shared/api/api-error';
import { useSubmissionKey } from '../../shared/api/idempotency';
import { FormDialog } from '../../shared/forms/FormDialog';
import { useDraft } from '../../shared/forms/useDraft';
import { notSaved, useFormSaveFeedback } from '../../shared/forms/useFormSaveFeedback';
import { HistoryButton } from '../../shared/navigation/HistoryButton';
import { accountForm, validateAccount } from './account-form';
import { AccountFields } from './AccountFields';
import { useSaveCarrierAccountMutation } from './carrier-accounts.api';

export interface AccountDialogProps {
  /** Null to add a new one. */
  readonly account: CustomerCarrierAccountView | null;
  readonly customerId: number | null;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/** ACCT-19, ACCT-20, ACCT-24, ACCT-26, ACCT-27. */
export function AccountDialog({ account, customerId, onSaved, onClose }: AccountDialogProps) {
  const draft = useDraft(accountForm(account), account?.version);
  const [isChecked, setChecked] = useState(false);
  const [save, { isLoading, error }] = useSaveCarrierAccountMutation();
  const submission = useSubmissionKey();
  const messages = validateAccount(draft.form);
  const reportSave = useFormSaveFeedback();

  async function submit() {
    setChecked(true);
    if (Object.keys(messages).length > 0) return;
    const body = {
      id: account?.id ?? null,
      version: draft.version,
      customerCarrier: { id: Number(draft.form.customerCarrierId) },
      accountNumber: cleanText(draft.form.accountNumber) ?? '',
    };
    const response = save({ body, idempotencyKey: submission.keyFor(body) });
    const done = account ? texts.updated : texts.added;
    const failed = notSaved(`${appAccountTexts.accountNumber} ${body.accountNumber}`);
    // otherwise the list stays as the user has since arranged it
    if (await reportSave(response, { done, failed })) {
      onSaved?.();
      onClose();
    }
  }

  return (
    <FormDialog
      size="sm"
      title={account ? appAccountTexts.editTitle : appAccountTexts.addTitle}
      submitLabel={appAccountTexts.save}
      actions={<HistoryButton kind="account" id={account?.id} />}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      error={error && failureOf(error, appAccountTexts.saveFailed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AccountFields
        account={account}
        customerId={customerId}
        draft={draft}
        messages={isChecked ? messages : {}}
      />
    </FormDialog>
  );
}
