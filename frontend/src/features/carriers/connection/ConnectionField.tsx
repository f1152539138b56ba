import { appConnectionTexts as texts } from '@contracts/texts/app/carriers';

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
  server: texts.server,
  port: texts.port,
  username: texts.username,
  path: texts.path,
  serverAuth: texts.serverAuth,
  productAccountNumber: texts.accountNumber,
  bookingServer: texts.bookingServer,
  difotServer: texts.difotServer,
  difotPort: texts.difotPort,
  difotUsername: texts.difotUsername,
  difotPath: texts.difotPath,
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
  password: texts.password,
  apiKey: texts.apiKey,
  difotPassword: texts.difotPassword,
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
