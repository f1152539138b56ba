import Box from '@mui/material/Box';
import { useState } from 'react';

import { passwordPattern } from '@contracts/rules/password';
import { appPasswordTexts, appSettingsIntros } from '@contracts/texts/app/settings';
import { settingsPanelTexts, settingsTexts as texts } from '@contracts/texts/spec/settings';

import { PasswordInput } from '../../shared/forms/PasswordInput';
import { useSession } from '../../shared/session/useSession';
import { SettingsForm } from './SettingsForm';
import { useDraft } from '../../shared/forms/useDraft';
import { useSaveFeedback } from '../../shared/forms/useSaveFeedback';
import { useChangePasswordMutation } from './user-settings.api';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

const labels = {
  currentPassword: 'current',
  newPassword: 'newPassword',
  confirmation: 'again',
} as const;

/** SETTINGS-13 to SETTINGS-16: the user's own password. */
export function PasswordPanel() {
  const draft = useDraft(empty);
  const [isChecked, setChecked] = useState(false);
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const reportSave = useSaveFeedback();
  const { claims } = useSession();
  const { currentPassword, newPassword } = draft.form;
  const problems = problemsOf(draft.form);
  const shown = isChecked ? problems : {};

  function discard() {
    draft.discard();
    setChecked(false);
  }

  async function submit() {
    setChecked(true);
    if (Object.keys(problems).length > 0 || !claims) return;
    const request = { userId: claims.id, newPassword, currentPassword };
    const isSaved = await reportSave(changePassword(request), {
      done: texts.passwordUpdated,
      failed: texts.passwordFailed,
    });
    if (isSaved) discard();
  }

  const field = (name: keyof typeof empty) => ({
    label: appPasswordTexts[labels[name]],
    value: draft.form[name],
    error: shown[name],
    autoComplete: name === 'currentPassword' ? 'current-password' : 'new-password',
    onChange: ({ target }: { target: { value: string } }) => {
      draft.change({ [name]: target.value });
    },
  });
  return (
    <SettingsForm
      title={settingsPanelTexts.password}
      intro={appSettingsIntros.password}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      onSubmit={() => void submit()}
      onDiscard={discard}
    >
      <Box sx={{ display: 'grid', gap: '14px', maxWidth: 360 }}>
        <PasswordInput {...field('currentPassword')} />
        <PasswordInput {...field('newPassword')} />
        <PasswordInput {...field('confirmation')} />
      </Box>
    </SettingsForm>
  );
}

function problemsOf({
  currentPassword,
  newPassword,
  confirmation,
}: typeof empty): Partial<Record<keyof typeof empty, string>> {
  return {
    ...(currentPassword === '' && { currentPassword: appPasswordTexts.currentMissing }),
    ...(!passwordPattern.test(newPassword) && { newPassword: texts.invalidPassword }),
    ...(confirmation !== newPassword && { confirmation: texts.passwordsDiffer }),
  };
}
