import { ownClientFeatures as names } from '@contracts/texts/own-organisations';

import type { ClientFormState } from './useClientForm';

/** What a text field of the form shows, and what typing in it changes. */
export const textOf = (
  field: 'notificationEmailAddress' | 'printNodeApiKey',
  { form, shown, change }: ClientFormState,
) => ({
  label: names[field],
  value: form[field],
  error: shown[field],
  autoComplete: 'off',
  onChange: ({ target }: { target: { value: string } }) => {
    change({ [field]: target.value });
  },
});
