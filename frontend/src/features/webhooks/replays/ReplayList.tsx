import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { History } from 'lucide-react';

import { appReplayTexts as texts } from '@contracts/texts/app/webhook-replays';
import type { WebhookReplayView } from '@contracts/views/webhook-replay.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { messageOf } from '../../../shared/api/api-error';
import { EmptyState } from '../../../shared/feedback/EmptyState';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { useTimeZone } from '../../../shared/session/useSession';
import { StatusChip } from '../../../shared/status/StatusChip';
import { formatDateTime, interpolate } from '../../../shared/text/format';
import {
  describeReplay,
  holdUpOf,
  isUnfinished,
  outcomeText,
  progressOf,
  replayChip,
} from './replay-progress';
import { useListReplaysQuery } from './replays.api';
import { useReplayActions } from './useReplayActions';

const LINES = 4;

export interface ReplayListProps {
  readonly webhook: WebhookView;
  readonly canEdit: boolean;
}

/** Replays of a subscription with their progress, newest first. */
export function ReplayList({ webhook, canEdit }: ReplayListProps) {
  const query = useListReplaysQuery(webhook.id, { refetchOnMountOrArgChange: true });
  const replays = query.data;
  if (!replays && query.error)
    return (
      <ErrorState
        message={messageOf(query.error, texts.loadFailed)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!replays) return <SkeletonLines count={LINES} />;
  if (replays.length === 0)
    return <EmptyState icon={History} title={texts.empty} reason={texts.emptyReason} />;
  return (
    <Box component="ul" aria-label={texts.title} sx={listSx}>
      {replays.map((replay) => (
        <ReplayItem key={replay.id} {...{ webhook, replay, canEdit }} />
      ))}
    </Box>
  );
}

interface ReplayItemProps extends ReplayListProps {
  readonly replay: WebhookReplayView;
}

function ReplayItem({ webhook, replay, canEdit }: ReplayItemProps) {
  const zone = useTimeZone();
  const timeOf = (instant: string) => formatDateTime(instant, zone, { seconds: false });
  const period = interpolate(texts.period, { from: timeOf(replay.from), to: timeOf(replay.to) });
  const percent = progressOf(replay);
  const holdUp = holdUpOf(replay, webhook);
  const requested = { name: replay.requestedBy, at: timeOf(replay.requestedAt) };
  return (
    <li>
      <Box className="head">
        <strong>{period}</strong>
        <StatusChip {...replayChip(replay)} />
        {canEdit && isUnfinished(replay) && <Actions {...{ webhook, replay, period }} />}
      </Box>
      <Box className="progress">
        <LinearProgress
          variant="determinate"
          aria-label={`${texts.progress}: ${period}`}
          value={percent}
          sx={{ flex: 1, minWidth: 80 }}
        />
        <span>{`${percent}% · ${outcomeText(replay)}`}</span>
      </Box>
      {holdUp !== null && <Box sx={{ color: 'app.tone.warn.text' }}>{holdUp}</Box>}
      <Box className="facts">{describeReplay(replay)}</Box>
      <Box className="facts">{interpolate(texts.requested, requested)}</Box>
    </li>
  );
}

interface ActionsProps {
  readonly webhook: WebhookView;
  readonly replay: WebhookReplayView;
  readonly period: string;
}

function Actions({ webhook, replay, period }: ActionsProps) {
  const actions = useReplayActions(webhook, replay);
  const next = replay.state === 'RUNNING' ? 'pause' : 'resume';
  const labelOf = (action: string) => interpolate(texts.ofPeriod, { action, period });
  return (
    <Box className="actions">
      <Button
        size="small"
        aria-label={labelOf(texts[next])}
        aria-disabled={actions.isBusy}
        onClick={() => void actions.run(next)}
      >
        {texts[next]}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={labelOf(texts.cancel)}
        aria-disabled={actions.isBusy}
        onClick={() => void actions.cancel()}
      >
        {texts.cancel}
      </Button>
    </Box>
  );
}

const listSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& > li': { display: 'grid', gap: 2, p: 4, minWidth: 0, overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& .head, & .progress, & .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
  },
  '& .actions': { ml: { sm: 'auto' }, width: { xs: 1, sm: 'auto' } },
  '& .actions .MuiButton-root': { minHeight: { xs: 44, sm: 30 }, flex: { xs: 1, sm: 'none' } },
  '& .progress': { fontVariantNumeric: 'tabular-nums' },
  '& .facts': { color: 'text.secondary' },
} as const;
