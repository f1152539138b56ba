import Button from '@mui/material/Button';
import { Mail, RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useStore } from 'react-redux';

import { appTestKeyTexts as texts } from '@contracts/texts/app/test-keys';

import { useConfirm } from '../../shared/feedback/useConfirm';
import { useSaveFeedback } from '../../shared/forms/useSaveFeedback';
import { lazy } from '../../shared/loading/lazy';
import type { WithSession } from '../../shared/session/session.slice';
import { useClient } from '../../shared/session/useClient';
import { interpolate } from '../../shared/text/format';
import { useResetTestDataMutation } from './test-data.api';

const TestMailsDialog = lazy(async () => ({
  default: (await import('./TestMailsDialog')).TestMailsDialog,
}));

interface TestDataActionsProps {
  /** The client, or its test environment. */
  readonly clientId: number;
  readonly canReset: boolean;
}

/** Buttons for the emails and the reset of a client's test data; renders nothing for a client without test data. */
export function TestDataActions({ clientId, canReset }: TestDataActionsProps) {
  const { choices } = useClient();
  const [areMailsOpen, setMailsOpen] = useState(false);
  const client = choices.find(
    ({ id, testId }) => testId && (id === clientId || testId === clientId),
  );
  const testId = client?.testId;
  const reset = useReset(client?.name ?? '');
  if (!testId) return null;
  return (
    <>
      <Button
        startIcon={<Mail size={14} aria-hidden />}
        onClick={() => {
          setMailsOpen(true);
        }}
      >
        {texts.mails}
      </Button>
      {canReset && (
        <Button startIcon={<RotateCcw size={14} aria-hidden />} onClick={() => void reset(testId)}>
          {texts.reset}
        </Button>
      )}
      <Suspense fallback={null}>
        {areMailsOpen && (
          <TestMailsDialog
            clientId={testId}
            onClose={() => {
              setMailsOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Asks for confirmation; selects the new test data if the old was selected. */
function useReset(client: string) {
  const [reset] = useResetTestDataMutation();
  const confirm = useConfirm();
  const reportSave = useSaveFeedback();
  const { choose } = useClient();
  const store = useStore<WithSession>();

  return async (testId: number) => {
    const isConfirmed = await confirm({
      title: interpolate(texts.resetQuestion, { client }),
      body: texts.resetWarning,
      confirmLabel: texts.reset,
      isDestructive: true,
    });
    if (!isConfirmed) return;
    const response = reset({ clientId: testId });
    const isDone = await reportSave(response, { done: texts.resetDone, failed: texts.resetFailed });
    const { data } = await response;
    // another client may have been selected in the meantime
    if (isDone && data && store.getState().session.client === testId) choose(data.clientId);
  };
}
