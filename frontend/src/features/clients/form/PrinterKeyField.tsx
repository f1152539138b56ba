import { appClientTexts as texts } from '@contracts/texts/app/organisations';

import { PasswordInput } from '../../../shared/forms/PasswordInput';
import { textOf } from './text-of';
import type { ClientFormState } from './useClientForm';

const STORED = '•'.repeat(12);

/** CLIENT-26, CLIENT-34: a stored key is never shown, only replaced. */
export const PrinterKeyField = ({ state }: { readonly state: ClientFormState }) => (
  <PasswordInput
    {...textOf('printNodeApiKey', state)}
    help={state.form.hasStoredKey ? texts.keyStored : texts.keyLength}
    {...(state.form.hasStoredKey && { placeholder: STORED })}
  />
);
