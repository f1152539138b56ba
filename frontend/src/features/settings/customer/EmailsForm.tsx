import Box from '@mui/material/Box';

import { latinEmailPattern } from '@contracts/rules/address';
import { cleanText } from '@contracts/rules/clean-text';
import { appEmailsTexts, appSettingsIntros } from '@contracts/texts/app/settings';
import { settingsPanelTexts, settingsTexts as texts } from '@contracts/texts/spec/settings';
import type { CustomerView } from '@contracts/views/organisation.view';

import { TextInput } from '../../../shared/forms/TextInput';
import { SettingsForm } from '../SettingsForm';
import { useDraft } from '../../../shared/forms/useDraft';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { useSaveEmailsMutation } from './customer.api';

const emailNames = ['bookingsEmail', 'contactEmail'] as const;

/** Normalises an email as the server does. */
const normaliseEmail = (email: string) => (cleanText(email) ?? '').toLowerCase();

/** SETTINGS-84, SETTINGS-85: Save is disabled until both are valid emails. */
export function EmailsForm({ customer }: { readonly customer: CustomerView }) {
  const { bookingsEmail, contactEmail } = customer;
  const draft = useDraft({ bookingsEmail, contactEmail }, customer.version);
  const [save, { isLoading }] = useSaveEmailsMutation();
  const reportSave = useSaveFeedback();
  const isValid = (name: (typeof emailNames)[number]) =>
    latinEmailPattern.test(normaliseEmail(draft.form[name]));

  async function submit() {
    const emails = {
      bookingsEmail: normaliseEmail(draft.form.bookingsEmail),
      contactEmail: normaliseEmail(draft.form.contactEmail),
    };
    draft.change(emails);
    await reportSave(save({ customerId: customer.id, version: draft.version, ...emails }), {
      done: texts.emailsUpdated,
      failed: texts.emailsFailed,
      discard: draft.discard,
    });
  }

  return (
    <SettingsForm
      title={settingsPanelTexts.emails}
      intro={appSettingsIntros.emails}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      canSave={emailNames.every(isValid)}
      onSubmit={() => void submit()}
      onDiscard={draft.discard}
    >
      <Box sx={{ display: 'grid', gap: '14px', maxWidth: { sm: 360 } }}>
        {emailNames.map((name) => (
          <TextInput
            key={name}
            type="email"
            label={appEmailsTexts[name]}
            value={draft.form[name]}
            error={isValid(name) ? undefined : texts.invalidEmail}
            onChange={({ target }) => {
              draft.change({ [name]: target.value });
            }}
          />
        ))}
      </Box>
    </SettingsForm>
  );
}
