import { useState } from 'react';

import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts';
import { appPrefixTexts } from '@contracts/texts/app/carriers';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useDraft } from '../../../shared/forms/useDraft';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { useAddPrefixMutation } from '../carrier-accounts.api';
import { emptyPrefix, prefixFormat, validatePrefixForm, toPrefix } from './prefix-form';
import { PrefixFields } from './PrefixFields';

export interface PrefixDialogProps {
  readonly account: CustomerCarrierAccountView;
  readonly onClose: () => void;
}

/** ACCT-28 to ACCT-44, ACCT-47: adds a range of connote numbers. */
export function PrefixDialog({ account, onClose }: PrefixDialogProps) {
  const draft = useDraft(emptyPrefix);
  const [isChecked, setChecked] = useState(false);
  const [add, { isLoading, error }] = useAddPrefixMutation();
  const submission = useSubmissionKey();
  const format = prefixFormat(account);
  const messages = validatePrefixForm(draft.form, format);
  const reportSave = useFormSaveFeedback();

  async function submit() {
    setChecked(true);
    if (Object.keys(messages).length > 0) return;
    const body = { customerCarrierAccountId: account.id, ...toPrefix(draft.form) };
    const response = add({ body, idempotencyKey: submission.keyFor(body) });
    const failed = notSaved(`${appPrefixTexts.prefix} ${body.connotePrefix ?? ''}`);
    if (await reportSave(response, { done: texts.prefixAdded, failed })) onClose();
  }

  return (
    <FormDialog
      title={appPrefixTexts.title}
      submitLabel={appPrefixTexts.save}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      error={error && failureOf(error, texts.prefixAddFailed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PrefixFields
        account={account}
        format={format}
        draft={draft}
        messages={isChecked ? messages : {}}
      />
    </FormDialog>
  );
}
