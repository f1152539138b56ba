import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Pause, Play, RotateCcw, Send } from 'lucide-react';
import { Suspense } from 'react';

import { appReplayTexts } from '@contracts/texts/app/webhook-replays';
import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

import { lazy } from '../../shared/loading/lazy';
import { MoreWebhookActions } from './MoreWebhookActions';
import type { useWebhookActions } from './useWebhookActions';

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
  readonly actions: ReturnType<typeof useWebhookActions>;
  /** Called when a replay has been started. */
  readonly onReplay: () => void;
}

const icon = { size: 14, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Buttons for test, replay and pause or resume; history and delete are in a menu. */
export function WebhookActions({ webhook, canEdit, actions, onReplay }: WebhookActionsProps) {
  const { dialog, close } = actions;
  return (
    <Box sx={actionsSx}>
      {canEdit && <MainActions {...actions} />}
      <MoreWebhookActions webhook={webhook} />
      <Suspense fallback={null}>
        {dialog === 'test' && <TestEventDialog webhook={webhook} onClose={close} />}
        {dialog === 'replay' && (
          <ReplayDialog webhook={webhook} onStarted={onReplay} onClose={close} />
        )}
        {dialog === 'resume' && <ResumeDialog webhook={webhook} onClose={close} />}
      </Suspense>
    </Box>
  );
}

const MainActions = ({
  isRunning,
  isBusy,
  pausing,
  test,
  replay,
}: WebhookActionsProps['actions']) => (
  <>
    <Button size="small" startIcon={<Send {...icon} />} onClick={test}>
      {texts.test}
    </Button>
    <Button size="small" startIcon={<RotateCcw {...icon} />} onClick={replay}>
      {appReplayTexts.replay}
    </Button>
    <Button
      size="small"
      aria-disabled={isBusy} // a button disabled while focused would lose the focus
      startIcon={isRunning ? <Pause {...icon} /> : <Play {...icon} />}
      onClick={pausing.run}
    >
      {pausing.label}
    </Button>
  </>
);

const actionsSx = {
  display: 'flex',
  gap: 2,
  ml: { sm: 'auto' },
  width: { xs: 1, sm: 'auto' },
  '& > .MuiButton-root': {
    flex: { xs: 1, sm: 'none' },
    minHeight: { xs: 44, sm: 26 },
    whiteSpace: 'nowrap',
  },
  '& > .MuiIconButton-root': { minWidth: { xs: 44, sm: 26 }, minHeight: { xs: 44, sm: 26 } },
} as const;
