import { appClientFeatures } from '@contracts/texts/app/organisations';

import type { ClientFormState } from './useClientForm';

/** Value and change handler of a text field. */
export const textOf = (
  field: 'notificationEmailAddress' | 'printNodeApiKey',
  { form, visibleErrors, change }: ClientFormState,
) => ({
  label: appClientFeatures[field],
  value: form[field],
  error: visibleErrors[field],
  autoComplete: 'off',
  onChange: ({ target }: { target: { value: string } }) => {
    change({ [field]: target.value });
  },
});
