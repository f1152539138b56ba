import { useState } from 'react';

import type { ApiKeyMode, ApiKeyScope } from '@contracts/rules/api-key-scopes';
import { cleanText } from '@contracts/rules/clean-text';
import { isTestClient } from '@contracts/rules/test-environment';
import { apiKeyTexts } from '@contracts/texts/spec/api-keys';
import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys';

import { failureOf } from '../../shared/api/api-error';
import { useSubmissionKey } from '../../shared/api/idempotency';
import { notSaved, useFormSaveFeedback } from '../../shared/forms/useFormSaveFeedback';
import { TextInput } from '../../shared/forms/TextInput';
import { useVisibleErrors } from '../../shared/forms/useVisibleErrors';
import { useCreateApiKeyMutation } from './api-keys.api';
import { KeyDialog } from './KeyDialog';
import { KeyRangesField, parseRanges } from './KeyRangesField';
import { KeyScopesField, useKeyScopes } from './KeyScopesField';
import { KeyModeField } from './KeyMode';

const MIN_LENGTH = 3;
const MAX_LENGTH = 255;

export interface ApiKeyDialogProps {
  readonly clientId: number;
  readonly onClose: () => void;
}

/** KEYS-07, KEYS-08: the form and, once the key is created, its password, shown only once. */
export function ApiKeyDialog({ clientId, onClose }: ApiKeyDialogProps) {
  const [reference, setReference] = useState('');
  const initialMode = isTestClient(clientId) ? 'test' : 'live';
  const [mode, setMode] = useState<ApiKeyMode>(initialMode);
  const [ranges, setRanges] = useState('');
  const keyScopes = useKeyScopes();
  const creation = useCreateKey({
    ...{ clientId, mode, typed: reference, scopes: keyScopes.scopes },
    allowedRanges: parseRanges(ranges),
  });

  return (
    <KeyDialog
      title={texts.addTitle}
      submitLabel={texts.save}
      creation={creation}
      isDirty={
        reference !== '' || keyScopes.scopes !== null || mode !== initialMode || ranges !== ''
      }
      onClose={onClose}
    >
      <TextInput
        label={apiKeyTexts.columns.name}
        value={reference}
        disabled={creation.created !== undefined}
        error={creation.messageOf('reference')}
        help={texts.referenceHelp}
        autoComplete="off"
        onBlur={() => {
          creation.touch('reference');
        }}
        onChange={({ target }) => {
          setReference(target.value);
        }}
      />
      {!creation.created && <KeyModeField mode={mode} onChange={setMode} />}
      {!creation.created && (
        <KeyScopesField keyScopes={keyScopes} error={creation.messageOf('scopes')} />
      )}
      {!creation.created && <KeyRangesField text={ranges} onChange={setRanges} />}
    </KeyDialog>
  );
}

interface KeyInput {
  readonly clientId: number;
  readonly mode: ApiKeyMode;
  readonly typed: string;
  readonly scopes: readonly ApiKeyScope[] | null;
  readonly allowedRanges: readonly string[] | null;
}

function useCreateKey({ clientId, mode, typed, scopes, allowedRanges }: KeyInput) {
  const reference = cleanText(typed) ?? '';
  const isValid = reference.length >= MIN_LENGTH && reference.length <= MAX_LENGTH;
  const shown = useVisibleErrors({
    ...(!isValid && { reference: apiKeyTexts.reference }),
    ...(scopes?.length === 0 && { scopes: texts.noScope }),
  });
  const [create, { data, isLoading, error }] = useCreateApiKeyMutation();
  const submission = useSubmissionKey();
  const reportSave = useFormSaveFeedback();

  async function submit(expiresInDays: number) {
    if (!shown.check()) return;
    const body = { clientId, mode, reference, expiresInDays, scopes, allowedRanges };
    const response = create({ body, idempotencyKey: submission.keyFor(body) });
    await reportSave(response, { failed: notSaved(reference) });
  }

  return {
    ...shown,
    submit,
    created: data,
    isBusy: isLoading,
    error: error && failureOf(error, texts.addFailed),
  };
}
