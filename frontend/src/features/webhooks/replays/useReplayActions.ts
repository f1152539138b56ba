import { appReplayTexts as texts } from '@contracts/texts/app/webhook-replays';
import type { WebhookReplayView } from '@contracts/views/webhook-replay.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { useConfirm } from '../../../shared/feedback/useConfirm';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { interpolate } from '../../../shared/text/format';
import { type ReplayAction, useChangeReplayMutation } from './replays.api';

const messages: Readonly<Record<ReplayAction, { readonly done: string; readonly failed: string }>> =
  {
    pause: { done: texts.paused, failed: texts.pauseFailed },
    resume: { done: texts.resumed, failed: texts.resumeFailed },
    cancel: { done: texts.cancelled, failed: texts.cancelFailed },
  };

/** Pauses, resumes or, after confirmation, cancels a replay. */
export function useReplayActions({ id, name }: WebhookView, { id: number }: WebhookReplayView) {
  const [change, { isLoading }] = useChangeReplayMutation();
  const confirm = useConfirm();
  const reportSave = useSaveFeedback();

  const run = async (action: ReplayAction) => {
    if (!isLoading) await reportSave(change({ id, number, action }), messages[action]);
  };

  return {
    isBusy: isLoading,
    run,
    cancel: async () => {
      const isConfirmed = await confirm({
        title: texts.cancelQuestion,
        body: interpolate(texts.cancelWarning, { name }),
        confirmLabel: texts.cancel,
        isDestructive: true,
      });
      if (isConfirmed) await run('cancel');
    },
  };
}
