import { useState } from 'react';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

import { useCommand } from '../../shared/commands/useCommand';
import { useSaveFeedback } from '../../shared/forms/useSaveFeedback';
import { usePauseWebhookMutation } from './webhooks.api';

type WebhookDialog = 'test' | 'replay' | 'resume';

/** Actions on a subscription, and the dialog that is open for them; keys T and P. */
export function useWebhookActions({ id, status }: WebhookView, canEdit: boolean) {
  const [dialog, setDialog] = useState<WebhookDialog | null>(null);
  const [pause, { isLoading: isBusy }] = usePauseWebhookMutation();
  const reportSave = useSaveFeedback();
  const isRunning = status === 'ACTIVE';
  const show = (next: WebhookDialog) => () => {
    setDialog(next);
  };
  const resume = show('resume');
  const pausing = {
    label: isRunning ? texts.pause : texts.resume,
    run: () => {
      if (isBusy) return;
      if (isRunning) void reportSave(pause(id), { done: texts.paused, failed: texts.pauseFailed });
      else resume();
    },
  };
  const test = show('test');
  useCommand({ id: 'webhook.test', label: texts.test, keys: 't', when: canEdit, run: test });
  useCommand({ ...pausing, id: 'webhook.pause', keys: 'p', when: canEdit && !isBusy });
  return {
    dialog,
    isRunning,
    isBusy,
    pausing,
    test,
    replay: show('replay'),
    resume,
    close: () => {
      setDialog(null);
    },
  };
}
