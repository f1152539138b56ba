import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';

import { cleanText } from '@contracts/rules/clean-text';
import { apiKeyTexts } from '@contracts/texts/api-keys';
import { ownTexts } from '@contracts/texts/own';
import { ownApiKeyTexts as words } from '@contracts/texts/own-api-keys';
import type { NewApiKeyView } from '@contracts/views/user.view';

import { messageOf } from '../../shared/api/api-error';
import { useSubmissionKey } from '../../shared/api/idempotency';
import { CheckField } from '../../shared/forms/CheckField';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useShownMessages } from '../../shared/forms/useShownMessages';
import { CopyButton } from '../../shared/text/CopyButton';
import { useCreateApiKeyMutation } from './api-keys.api';

const SHORTEST = 3;
const LONGEST = 255;

export interface ApiKeyDialogProps {
  readonly clientId: number;
  readonly onClose: () => void;
}

/** KEYS-07, KEYS-08: first the form; once the key is made, what it is, this once. */
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
      closeLabel={made ? ownTexts.close : ownTexts.cancel}
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

const notStored = { title: words.notStored, confirmLabel: ownTexts.close };

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
  const isRight = reference.length >= SHORTEST && reference.length <= LONGEST;
  const shown = useShownMessages(isRight ? {} : { reference: apiKeyTexts.reference });
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
    error: error && messageOf(error, words.addFailed),
  };
}
