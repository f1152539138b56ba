import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Pause, Play, RotateCcw, Send, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';

import { appReplayTexts } from '@contracts/texts/app/webhook-replays';
import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

import { useCommand } from '../../shared/commands/useCommand';
import { useConfirmedDelete } from '../../shared/forms/useConfirmedDelete';
import { useIsMounted } from '../../shared/forms/useIsMounted';
import { useSaveFeedback } from '../../shared/forms/useSaveFeedback';
import { lazy } from '../../shared/loading/lazy';
import { HistoryButton } from '../../shared/navigation/HistoryButton';
import { usePermission } from '../../shared/session/usePermission';
import { interpolate } from '../../shared/text/format';
import { useDeselectWebhook } from './useWebhooks';
import { useDeleteWebhookMutation, usePauseWebhookMutation } from './webhooks.api';

const TestEventDialog = lazy(async () => ({
  default: (await import('./test-event/TestEventDialog')).TestEventDialog,
}));
const ResumeDialog = lazy(async () => ({
  default: (await import('./ResumeDialog')).ResumeDialog,
}));
const ReplayDialog = lazy(async () => ({
  default: (await import('./replays/ReplayDialog')).ReplayDialog,
}));

export interface WebhookActionsProps {
  readonly webhook: WebhookView;
  readonly canEdit: boolean;
  readonly onReplay: () => void;
}

const icon = { size: 14, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Buttons for test, replay, pause or resume, history and delete; keys T and P. */
export function WebhookActions({ webhook, canEdit, onReplay }: WebhookActionsProps) {
  const [shown, show] = useState<'test' | 'replay' | 'resume' | null>(null);
  const close = () => {
    show(null);
  };
  const pausing = usePausing(webhook, () => {
    show('resume');
  });
  const test = () => {
    show('test');
  };
  useCommand({ id: 'webhook.test', label: texts.test, keys: 't', when: canEdit, run: test });
  const canPause = canEdit && !pausing.isBusy;
  useCommand({ ...pausing, id: 'webhook.pause', keys: 'p', when: canPause });

  return (
    <Box sx={actionsSx}>
      {canEdit && (
        <>
          <Button startIcon={<Send {...icon} />} onClick={test}>
            {texts.test}
          </Button>
          <Button
            startIcon={<RotateCcw {...icon} />}
            onClick={() => {
              show('replay');
            }}
          >
            {appReplayTexts.replay}
          </Button>
          <Button
            aria-disabled={pausing.isBusy} // a button disabled while focused would lose the focus
            startIcon={pausing.isRunning ? <Pause {...icon} /> : <Play {...icon} />}
            onClick={pausing.run}
          >
            {pausing.label}
          </Button>
        </>
      )}
      <HistoryButton kind="webhook" id={webhook.id} clientId={webhook.clientId ?? undefined} />
      <DeleteButton webhook={webhook} />
      <Suspense fallback={null}>
        {shown === 'test' && <TestEventDialog webhook={webhook} onClose={close} />}
        {shown === 'replay' && (
          <ReplayDialog webhook={webhook} onStarted={onReplay} onClose={close} />
        )}
        {shown === 'resume' && <ResumeDialog webhook={webhook} onClose={close} />}
      </Suspense>
    </Box>
  );
}

function usePausing({ id, status }: WebhookView, resume: () => void) {
  const [pause, { isLoading }] = usePauseWebhookMutation();
  const reportSave = useSaveFeedback();
  const isRunning = status === 'ACTIVE';
  return {
    isRunning,
    isBusy: isLoading,
    label: isRunning ? texts.pause : texts.resume,
    run: () => {
      if (isLoading) return;
      if (isRunning) void reportSave(pause(id), { done: texts.paused, failed: texts.pauseFailed });
      else resume();
    },
  };
}

function DeleteButton({ webhook }: { readonly webhook: WebhookView }) {
  const { id, version, name, clientId } = webhook;
  const canDelete = usePermission('DELETE_WEBHOOK', clientId ?? undefined);
  const [remove] = useDeleteWebhookMutation();
  const confirmDelete = useConfirmedDelete();
  const deselect = useDeselectWebhook();
  const isMounted = useIsMounted();
  if (!canDelete) return null;
  async function ask() {
    const isDeleted = await confirmDelete({
      question: texts.deleteQuestion,
      warning: interpolate(texts.deleteWarning, { name }),
      run: () => remove({ id, version }),
      done: texts.deleted,
      failed: texts.deleteFailed,
    });
    // another webhook that was selected since stays selected
    if (isDeleted && isMounted()) deselect();
  }
  return (
    <Button color="error" startIcon={<Trash2 {...icon} />} onClick={() => void ask()}>
      {texts.delete}
    </Button>
  );
}

const actionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  ml: { md: 'auto' },
  width: { xs: 1, md: 'auto' },
  '& .MuiButton-root': { minHeight: { xs: 44, sm: 30 }, mr: 0 },
} as const;
