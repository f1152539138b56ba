import { appConnectionTexts as words } from '@contracts/texts/app/carriers';

import { TextInput } from '../../../shared/forms/TextInput';
import { SecretInput } from '../../../shared/forms/SecretInput';
import { storedSecret, type SecretField, type TextField } from './connection-form';
import type { ConnectionState } from './useConnectionForm';

interface FieldProps<Field> {
  readonly state: ConnectionState;
  readonly field: Field;
  readonly isOptional?: boolean;
}

const labels: Readonly<Record<TextField, string>> = {
  server: words.server,
  port: words.port,
  username: words.username,
  path: words.path,
  serverAuth: words.serverAuth,
  productAccountNumber: words.accountNumber,
  bookingServer: words.bookingServer,
  difotServer: words.difotServer,
  difotPort: words.difotPort,
  difotUsername: words.difotUsername,
  difotPath: words.difotPath,
};

export interface ConnectionFieldProps extends FieldProps<TextField> {
  readonly help?: string;
  readonly placeholder?: string;
}

/** Text field of the connection. */
export const ConnectionField = ({
  state,
  field,
  isOptional,
  placeholder,
  help,
}: ConnectionFieldProps) => (
  <TextInput
    label={labels[field]}
    {...(isOptional && { isOptional })}
    {...(placeholder && { placeholder })}
    {...(help && { help })}
    value={state.form[field]}
    error={state.messages[field]}
    readOnly={state.isReadOnly}
    autoComplete="off"
    onChange={({ target }) => {
      state.change({ [field]: target.value });
    }}
  />
);

const secretLabels: Readonly<Record<SecretField, string>> = {
  password: words.password,
  apiKey: words.apiKey,
  difotPassword: words.difotPassword,
};

/** Secret field of the connection; a stored value is masked. */
export function ConnectionSecret({ state, field, isOptional }: FieldProps<SecretField>) {
  const { record } = state;
  const input = storedSecret(field, state.form, record);
  const salt = record?.salt ?? null;
  return (
    <SecretInput
      label={secretLabels[field]}
      {...(isOptional && { isOptional })}
      value={state.form[field]}
      error={state.messages[field]}
      readOnly={state.isReadOnly}
      stored={input !== null && salt !== null ? { input, salt } : null}
      canReveal={state.canReveal}
      onChange={(value) => {
        state.change({ [field]: value });
      }}
    />
  );
}
