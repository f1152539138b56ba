import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';

import { cleanText } from '@contracts/rules/clean-text';
import { apiKeyTexts } from '@contracts/texts/spec/api-keys';
import { appTexts } from '@contracts/texts/app/common';
import { appApiKeyTexts as words } from '@contracts/texts/app/api-keys';
import type { NewApiKeyView } from '@contracts/views/user.view';

import { failureOf } from '../../shared/api/api-error';
import { useSubmissionKey } from '../../shared/api/idempotency';
import { CheckField } from '../../shared/forms/CheckField';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useVisibleErrors } from '../../shared/forms/useVisibleErrors';
import { CopyButton } from '../../shared/text/CopyButton';
import { useCreateApiKeyMutation } from './api-keys.api';

const MIN_LENGTH = 3;
const MAX_LENGTH = 255;

export interface ApiKeyDialogProps {
  readonly clientId: number;
  readonly onClose: () => void;
}

/** KEYS-07, KEYS-08: the form and, once the key is created, its password, shown this once. */
export function ApiKeyDialog({ clientId, onClose }: ApiKeyDialogProps) {
  const [reference, setReference] = useState('');
  const [isStored, setStored] = useState(false);
  const making = useMakeKey(clientId, reference);
  const { made } = making;

  return (
    <FormDialog
      title={words.addTitle}
      size="md"
      {...(!made && { submitLabel: words.save })}
      closeLabel={made ? appTexts.close : appTexts.cancel}
      isDirty={made ? !isStored : reference !== ''}
      leaveQuestion={made && notStored}
      isBusy={making.isBusy}
      error={making.error}
      onSubmit={() => {
        if (!made) void making.submit();
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: '14px' }}>
        {made && <Alert severity="success">{words.made}</Alert>}
        <TextInput
          label={apiKeyTexts.columns.name}
          value={reference}
          disabled={made !== undefined}
          error={making.messageOf('reference')}
          help={words.referenceHelp}
          autoComplete="off"
          onBlur={() => {
            making.leave('reference');
          }}
          onChange={({ target }) => {
            setReference(target.value);
          }}
        />
        {made && <Secrets made={made} />}
        {made && <CheckField label={words.stored} isOn={isStored} onChange={setStored} />}
      </Box>
    </FormDialog>
  );
}

const notStored = { title: words.notStored, confirmLabel: appTexts.close };

const Secrets = ({ made: { email, password } }: { readonly made: NewApiKeyView }) => (
  <>
    <TextInput
      label={apiKeyTexts.columns.email}
      value={email}
      disabled
      endAdornment={<CopyButton text={email} label={words.copyKey} />}
    />
    <TextInput
      label={words.password}
      value={password}
      disabled
      endAdornment={<CopyButton text={password} label={words.copyPassword} />}
    />
  </>
);

function useMakeKey(clientId: number, typed: string) {
  const reference = cleanText(typed) ?? '';
  const isRight = reference.length >= MIN_LENGTH && reference.length <= MAX_LENGTH;
  const shown = useVisibleErrors(isRight ? {} : { reference: apiKeyTexts.reference });
  const [create, { data, isLoading, error }] = useCreateApiKeyMutation();
  const submission = useSubmissionKey();

  async function submit() {
    if (!shown.check()) return;
    const body = { clientId, reference };
    await create({ body, idempotencyKey: submission.keyFor(body) });
  }

  return {
    ...shown,
    submit,
    made: data,
    isBusy: isLoading,
    error: error && failureOf(error, words.addFailed),
  };
}
