import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';

import { DEFAULT_KEY_DAYS, offeredKeyDays } from '@contracts/rules/api-key-expiry';
import { apiKeyTexts } from '@contracts/texts/spec/api-keys';
import { appTexts } from '@contracts/texts/app/common';
import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys';
import type { NewApiKeyView } from '@contracts/views/user.view';

import type { Failure } from '../../shared/api/api-error';
import { CheckField } from '../../shared/forms/CheckField';
import { FormDialog } from '../../shared/forms/FormDialog';
import { FormField } from '../../shared/forms/FormField';
import { NativeSelectInput } from '../../shared/forms/NativeSelectInput';
import { TextInput } from '../../shared/forms/TextInput';
import { CopyButton } from '../../shared/text/CopyButton';
import { interpolate } from '../../shared/text/format';

/** State of a request for a key, with the created key. */
export interface KeyCreation {
  readonly created: NewApiKeyView | undefined;
  readonly isBusy: boolean;
  readonly error: Failure | undefined;
  readonly submit: (days: number) => Promise<void>;
}

export interface KeyDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly creation: KeyCreation;
  readonly isDirty: boolean;
  /** Content above the expiry field. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Form for the expiry of a key; shows the created key's password once. */
export function KeyDialog({ title, creation, children, onClose, ...form }: KeyDialogProps) {
  const [days, setDays] = useState<number>(DEFAULT_KEY_DAYS);
  const [isStored, setStored] = useState(false);
  const { created, isBusy, error } = creation;
  const isChanged = form.isDirty || days !== DEFAULT_KEY_DAYS;
  const secret = secretState(creation, isStored);

  return (
    <FormDialog
      title={title}
      size="md"
      {...(!created && { submitLabel: form.submitLabel })}
      closeLabel={created ? appTexts.close : appTexts.cancel}
      isDirty={secret === 'UNSTORED' || (secret === 'NONE' && isChanged)}
      leaveQuestion={secret === 'NONE' ? undefined : notStored}
      isBusy={isBusy}
      error={error}
      onSubmit={() => {
        if (!created) void creation.submit(days);
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: '14px' }}>
        {created && <Alert severity="success">{texts.made}</Alert>}
        {children}
        {!created && <KeyExpiryField days={days} onChange={setDays} />}
        {created && (
          <>
            <Secrets created={created} />
            <CheckField label={texts.stored} isOn={isStored} onChange={setStored} />
          </>
        )}
      </Box>
    </FormDialog>
  );
}

/** Closing while the key is being created would lose its secret, which is shown only once. */
function secretState(
  { created, isBusy }: Pick<KeyCreation, 'created' | 'isBusy'>,
  isStored: boolean,
): 'NONE' | 'UNSTORED' | 'STORED' {
  if (!created) return isBusy ? 'UNSTORED' : 'NONE';
  return isStored ? 'STORED' : 'UNSTORED';
}

const notStored = { title: texts.notStored, confirmLabel: appTexts.close };

const expiryOptions = offeredKeyDays.map((days) => ({
  value: String(days),
  label: interpolate(texts.days, { days }),
}));

interface KeyExpiryFieldProps {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

const KeyExpiryField = ({ days, onChange }: KeyExpiryFieldProps) => (
  <FormField label={texts.worksFor} help={texts.lifeHelp}>
    {(field) => (
      <NativeSelectInput
        {...field}
        options={expiryOptions}
        value={String(days)}
        onChange={(value) => {
          onChange(Number(value));
        }}
      />
    )}
  </FormField>
);

const Secrets = ({ created: { token, email, password } }: { readonly created: NewApiKeyView }) => (
  <>
    <TextInput
      label={texts.token}
      value={token}
      disabled
      multiline
      help={texts.tokenHelp}
      endAdornment={<CopyButton text={token} label={texts.copyToken} />}
    />
    <TextInput
      label={apiKeyTexts.columns.email}
      value={email}
      disabled
      endAdornment={<CopyButton text={email} label={texts.copyKey} />}
    />
    <TextInput
      label={texts.password}
      value={password}
      disabled
      help={texts.passwordHelp}
      endAdornment={<CopyButton text={password} label={texts.copyPassword} />}
    />
  </>
);
