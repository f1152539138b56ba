import Box from '@mui/material/Box';
import { useState } from 'react';

import { passwordPattern } from '@contracts/rules/password';
import { appPasswordTexts as words, appSettingsIntros } from '@contracts/texts/app/settings';
import { settingsPanelTexts, settingsTexts as texts } from '@contracts/texts/spec/settings';

import { PasswordInput } from '../../shared/forms/PasswordInput';
import { useSession } from '../../shared/session/useSession';
import { SettingsForm } from './SettingsForm';
import { useDraft } from '../../shared/forms/useDraft';
import { useSaving } from '../../shared/forms/useSaving';
import { useChangePasswordMutation } from './user-settings.api';

const empty = { newPassword: '', again: '' };

/** SETTINGS-13 to SETTINGS-16: the user's own password. */
export function PasswordPanel() {
  const draft = useDraft(empty);
  const [isChecked, setChecked] = useState(false);
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const saving = useSaving();
  const { claims } = useSession();
  const { newPassword } = draft.form;
  const problems = problemsOf(draft.form);
  const shown = isChecked ? problems : {};

  function discard() {
    draft.discard();
    setChecked(false);
  }

  async function submit() {
    setChecked(true);
    if (problems.newPassword || problems.again || !claims) return;
    const isSaved = await saving(changePassword({ userId: claims.id, newPassword }), {
      done: texts.passwordUpdated,
      failed: texts.passwordFailed,
    });
    if (isSaved) discard();
  }

  const field = (name: keyof typeof empty) => ({
    label: words[name],
    value: draft.form[name],
    error: shown[name],
    autoComplete: 'new-password',
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
        <PasswordInput {...field('newPassword')} />
        <PasswordInput {...field('again')} />
      </Box>
    </SettingsForm>
  );
}

function problemsOf({ newPassword, again }: typeof empty): {
  newPassword?: string;
  again?: string;
} {
  return {
    ...(!passwordPattern.test(newPassword) && { newPassword: texts.invalidPassword }),
    ...(again !== newPassword && { again: texts.passwordsDiffer }),
  };
}
