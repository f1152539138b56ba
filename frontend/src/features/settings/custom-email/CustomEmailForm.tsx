import Box from '@mui/material/Box';
import { useRef } from 'react';

import { emailPattern } from '@contracts/rules/address';
import { placeholderMessage } from '@contracts/rules/custom-email';
import { appSettingsIntros } from '@contracts/texts/app/settings';
import { settingsPanelTexts, settingsTexts as texts } from '@contracts/texts/spec/settings';
import type { CustomEmailView } from '@contracts/views/settings.view';

import { SettingsForm } from '../SettingsForm';
import { focusFirstError } from '../../../shared/forms/focus-first-error';
import { useDraft } from '../../../shared/forms/useDraft';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { HistoryButton } from '../../../shared/navigation/HistoryButton';
import { useSaveCustomEmailMutation } from '../client-settings.api';
import { ColourFields } from './ColourFields';
import { EmailPreview } from './EmailPreview';
import { IdentityFields } from './IdentityFields';
import { EmailTextFields } from './EmailTextFields';

/** Controls on the left, preview of the email on the right. */
export function CustomEmailForm({ saved }: { readonly saved: CustomEmailView }) {
  const draft = useDraft(saved, saved.version);
  const [save, { isLoading }] = useSaveCustomEmailMutation();
  const reportSave = useSaveFeedback();
  const { contactEmail } = draft.form;
  const isEmail = !contactEmail || emailPattern.test(contactEmail.trim());
  const fields = useRef<HTMLDivElement>(null);

  async function submit() {
    if (!isEmail || !isSendable(draft.form)) {
      if (fields.current) focusFirstError(fields.current);
      return;
    }
    const { form: sent, version = saved.version } = draft;
    const response = save({ ...sent, version });
    await reportSave(response, {
      done: texts.customEmailUpdated,
      failed: texts.customEmailFailed,
      discard: draft.discard,
    });
    const { data } = await response;
    if (data) draft.acceptSaved(sent, data, data.version);
  }

  return (
    <SettingsForm
      isWide
      title={settingsPanelTexts.customEmail}
      intro={appSettingsIntros.customEmail}
      tools={
        <HistoryButton
          kind="custom-email"
          id={saved.version === 0 ? undefined : saved.id}
          clientId={saved.clientId}
        />
      }
      isDirty={draft.isDirty}
      isBusy={isLoading}
      onSubmit={() => void submit()}
      onDiscard={draft.discard}
    >
      <Box sx={columnsSx}>
        <Box ref={fields} sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          <IdentityFields {...draft} emailProblem={isEmail ? undefined : texts.invalidEmail} />
          <EmailTextFields {...draft} />
          <ColourFields {...draft} />
        </Box>
        <EmailPreview email={draft.form} />
      </Box>
    </SettingsForm>
  );
}

const isSendable = ({ defaultEmailTemplate, customTextArea }: CustomEmailView): boolean =>
  defaultEmailTemplate || placeholderMessage(customTextArea ?? '') === undefined;

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(300px, 400px) 1fr' },
  alignItems: 'start',
  gap: 5,
  pb: 5,
} as const;
