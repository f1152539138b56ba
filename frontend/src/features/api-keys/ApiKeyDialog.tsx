import { useState } from 'react';

import { cleanText } from '@contracts/rules/clean-text';
import { apiKeyTexts } from '@contracts/texts/spec/api-keys';
import { appApiKeyTexts as words } from '@contracts/texts/app/api-keys';

import { failureOf } from '../../shared/api/api-error';
import { useSubmissionKey } from '../../shared/api/idempotency';
import { TextInput } from '../../shared/forms/TextInput';
import { useVisibleErrors } from '../../shared/forms/useVisibleErrors';
import { useCreateApiKeyMutation } from './api-keys.api';
import { KeyDialog } from './KeyDialog';

const MIN_LENGTH = 3;
const MAX_LENGTH = 255;

export interface ApiKeyDialogProps {
  readonly clientId: number;
  readonly onClose: () => void;
}

/** KEYS-07, KEYS-08: the form and, once the key is created, its password, shown this once. */
export function ApiKeyDialog({ clientId, onClose }: ApiKeyDialogProps) {
  const [reference, setReference] = useState('');
  const making = useMakeKey(clientId, reference);

  return (
    <KeyDialog
      title={words.addTitle}
      submitLabel={words.save}
      making={making}
      isDirty={reference !== ''}
      onClose={onClose}
    >
      <TextInput
        label={apiKeyTexts.columns.name}
        value={reference}
        disabled={making.made !== undefined}
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
    </KeyDialog>
  );
}

function useMakeKey(clientId: number, typed: string) {
  const reference = cleanText(typed) ?? '';
  const isRight = reference.length >= MIN_LENGTH && reference.length <= MAX_LENGTH;
  const shown = useVisibleErrors(isRight ? {} : { reference: apiKeyTexts.reference });
  const [create, { data, isLoading, error }] = useCreateApiKeyMutation();
  const submission = useSubmissionKey();

  async function submit(expiresInDays: number) {
    if (!shown.check()) return;
    const body = { clientId, reference, expiresInDays };
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
