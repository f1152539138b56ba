import { useState } from 'react';

import { carrierAccountTexts } from '@contracts/texts/spec/carrier-accounts';
import { clientAccountTexts as texts } from '@contracts/texts/spec/client-accounts';
import { appClientAccountTexts } from '@contracts/texts/app/carriers';
import type { AccountOptionView } from '@contracts/views/carrier-account.view';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useDraft } from '../../../shared/forms/useDraft';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { useAddClientAccountMutation } from '../client-carrier-accounts.api';
import { countMessage, readCount } from './account-form';
import { AddAccountFields, blankAccount } from './AddAccountFields';

export interface AddAccountDialogProps {
  readonly clientId: number;
  readonly options: readonly AccountOptionView[];
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** ACCT-60 to ACCT-64, ACCT-66: adds an account the client does not ship on yet. */
export function AddAccountDialog({ clientId, options, onAdded, onClose }: AddAccountDialogProps) {
  const draft = useDraft(blankAccount);
  const [isChecked, setChecked] = useState(false);
  const [add, { isLoading, error }] = useAddClientAccountMutation();
  const submission = useSubmissionKey();
  const { prefixId, connotes, permanentBooking } = draft.form;
  const option = options.find((each) => String(each.prefixId) === prefixId);
  const messages = messagesOf(option, connotes);
  const reportSave = useFormSaveFeedback();

  async function submit() {
    setChecked(true);
    if (!option || messages.connotes !== undefined) return;
    const rangeLength = option.apiBasedConnote ? 1 : (readCount(connotes) ?? 0);
    const body = { ...option, rangeLength, permanentBooking };
    const response = add({ clientId, body, idempotencyKey: submission.keyFor(body) });
    const failed = notSaved(`${option.carrierName} ${option.accountNumber}`);
    // on failure, keep the list as it is
    if (await reportSave(response, { done: appClientAccountTexts.added, failed })) {
      onAdded();
      onClose();
    }
  }

  return (
    <FormDialog
      size="sm"
      title={appClientAccountTexts.addTitle}
      submitLabel={texts.create}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      error={error && failureOf(error, appClientAccountTexts.addFailed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AddAccountFields
        options={options}
        option={option}
        draft={draft}
        messages={isChecked ? messages : {}}
      />
    </FormDialog>
  );
}

function messagesOf(option: AccountOptionView | undefined, connotes: string) {
  if (!option) return { prefixId: carrierAccountTexts.noClientAccount };
  if (option.apiBasedConnote) return {}; // ACCT-63
  const remaining = option.remainingMasterRange;
  return { connotes: countMessage(connotes, { isRequired: true, remaining }) };
}
