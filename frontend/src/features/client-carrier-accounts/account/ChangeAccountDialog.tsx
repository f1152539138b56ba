import Box from '@mui/material/Box';
import { useState } from 'react';

import { clientAccountTexts as texts } from '@contracts/texts/spec/client-accounts';
import { appClientAccountTexts } from '@contracts/texts/app/carriers';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';

import { failureOf } from '../../../shared/api/api-error';
import { CheckField } from '../../../shared/forms/CheckField';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextInput } from '../../../shared/forms/TextInput';
import { useDraft, type Draft } from '../../../shared/forms/useDraft';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { HistoryButton } from '../../../shared/navigation/HistoryButton';
import { interpolate } from '../../../shared/text/format';
import { accountName } from '../client-account-dialogs';
import { useChangeClientAccountMutation } from '../client-carrier-accounts.api';
import { countMessage, readCount } from './account-form';

export interface ChangeAccountDialogProps {
  readonly account: ClientCarrierAccountView;
  readonly onClose: () => void;
}

/** ACCT-60, ACCT-62 to ACCT-66, X-20: adds connotes or changes the pickup booking. */
export function ChangeAccountDialog({ account, onClose }: ChangeAccountDialogProps) {
  const draft = useDraft(
    { connotes: '', permanentBooking: account.permanentBooking },
    account.version,
  );
  const [isChecked, setChecked] = useState(false);
  const [save, { isLoading, error }] = useChangeClientAccountMutation();
  const { connotes, permanentBooking } = draft.form;
  const remaining = account.remainingMasterRange;
  const message = countMessage(connotes, { isRequired: false, remaining });
  const reportSave = useFormSaveFeedback();

  async function submit() {
    setChecked(true);
    if (message !== undefined || !draft.isDirty) return;
    const body = {
      rangeLength: readCount(connotes),
      permanentBooking,
      version: draft.version,
    };
    const failed = notSaved(accountName(account));
    const response = save({ id: account.id, body });
    if (await reportSave(response, { done: appClientAccountTexts.updated, failed })) onClose();
  }

  return (
    <FormDialog
      size="sm"
      title={interpolate(appClientAccountTexts.editTitle, { account: accountName(account) })}
      submitLabel={texts.update}
      actions={<HistoryButton kind="client-account" id={account.id} clientId={account.clientId} />}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      error={error && failureOf(error, appClientAccountTexts.updateFailed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ChangeAccountFields
        account={account}
        draft={draft}
        message={isChecked ? message : undefined}
        isUnchanged={isChecked && !draft.isDirty}
      />
    </FormDialog>
  );
}

interface ChangeAccountFieldsProps {
  readonly account: ClientCarrierAccountView;
  readonly draft: Draft<{ connotes: string; permanentBooking: boolean }>;
  /** Error of the connote count. */
  readonly message: string | undefined;
  readonly isUnchanged: boolean;
}

function ChangeAccountFields(props: ChangeAccountFieldsProps) {
  const { account, draft, message, isUnchanged } = props;
  const { form, change } = draft;
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      {!account.apiBasedConnoteCarrier && (
        <TextInput
          label={appClientAccountTexts.moreConnotes}
          isOptional
          value={form.connotes}
          error={message}
          help={interpolate(appClientAccountTexts.left, { n: account.remainingMasterRange })}
          autoComplete="off"
          autoFocus
          inputProps={{ inputMode: 'numeric', maxLength: 9 }}
          onChange={({ target }) => {
            change({ connotes: target.value });
          }}
        />
      )}
      <CheckField
        label={appClientAccountTexts.permanentBooking}
        isOn={form.permanentBooking}
        onChange={(permanentBooking) => {
          change({ permanentBooking });
        }}
      />
      <Box role="status" sx={{ color: 'app.textMuted' }}>
        {isUnchanged && appClientAccountTexts.unchanged}
      </Box>
    </Box>
  );
}
