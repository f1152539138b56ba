import { appReplayTexts as texts } from '@contracts/texts/app/webhook-replays';
import type { ReplayState, WebhookReplayView } from '@contracts/views/webhook-replay.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { interpolate } from '../../../shared/text/format';

const styles: Readonly<Record<ReplayState, string>> = {
  RUNNING: 'IN_TRANSIT',
  PAUSED: 'DRAFT',
  FINISHED: 'SENT',
  CANCELLED: 'NOT_REQUIRED',
};

/** Chip of a replay. */
export const replayChip = ({ state }: WebhookReplayView) => ({
  status: styles[state],
  label: texts.states[state],
});

export const isUnfinished = ({ state }: WebhookReplayView): boolean =>
  state === 'RUNNING' || state === 'PAUSED';

/** Part of its period that a replay has covered, 0 to 100; full only once it has finished. */
export function progressOf({ state, from, to, reachedAt, ...counts }: WebhookReplayView): number {
  if (state === 'FINISHED') return 100;
  if (reachedAt === null || counts.taken === 0) return 0;
  const period = Date.parse(to) - Date.parse(from);
  const covered = period <= 0 ? 1 : (Date.parse(reachedAt) - Date.parse(from)) / period;
  // taken from the journal, but not sent yet
  const sent = (counts.delivered + counts.givenUp) / counts.taken;
  return Math.min(Math.max(Math.floor(100 * covered * sent), 0), 99);
}

/** Reason a replay makes no progress; null if it does, has ended, or was paused by a user. */
export function holdUpOf(
  { state, failingSince }: WebhookReplayView,
  { status }: WebhookView,
): string | null {
  if (state === 'PAUSED' && failingSince !== null) return texts.gaveUp;
  if (state !== 'RUNNING') return null;
  if (status !== 'ACTIVE') return texts.waiting;
  return failingSince === null ? null : texts.notResponding;
}

const countText = (count: number): string => count.toLocaleString('en-AU');

/** Facts about a replay: its types, its consignments and its speed. */
export function describeReplay({ types, consignments, perSecond }: WebhookReplayView): string {
  return [
    types.join(', '),
    ...(consignments === null ? [] : [consignmentsText(consignments)]),
    interpolate(texts.perSecond, { count: perSecond }),
  ].join(' · ');
}

const consignmentsText = (count: number): string =>
  count === 1 ? texts.consignment : interpolate(texts.consignments, { count: countText(count) });

/** Text with the number of events that were sent; mentions those given up only if there are any. */
export function outcomeText({ delivered, givenUp }: WebhookReplayView): string {
  const accepted = interpolate(texts.delivered, { count: countText(delivered) });
  if (givenUp === 0) return accepted;
  return `${accepted}, ${interpolate(texts.givenUp, { count: countText(givenUp) })}`;
}
