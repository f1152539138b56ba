import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import type { ImportState, ImportView } from '@contracts/views/import.view';

import type { Tone } from '../../shared/theme/tokens';
import { formatMoney, interpolate } from '../../shared/text/format';

/** Colour of each state. */
export const stateTones: Readonly<Record<ImportState, Tone>> = {
  RECEIVED: 'move',
  PLANNING: 'move',
  PLANNED: 'plan',
  RUNNING: 'move',
  COMPLETED: 'done',
  REJECTED: 'bad',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
};

const statesInProgress: readonly ImportState[] = ['RECEIVED', 'PLANNING', 'RUNNING'];

/** Whether its state can change without user action. */
export const isInProgress = ({ state }: Pick<ImportView, 'state'>): boolean =>
  statesInProgress.includes(state);

/** Polling interval of an import in progress, in case a live message is missed. */
export const POLLING_MS = 3000;

/** An amount in cents with its sign: '+$20.07'. */
export const formatDifference = (cents: number): string =>
  `${cents < 0 ? '−' : '+'}${formatMoney(Math.abs(cents) / 100)}`;

/** Numbers for a text: '12,000'. */
export const formatCounts = (
  counts: Readonly<Record<string, number>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, count.toLocaleString('en-AU')]),
  );

/** Number of consignments and drafts to save, and of those processed. */
export const progressOf = ({ counts }: Pick<ImportView, 'counts'>) => ({
  total: counts.create + counts.update + counts.draft,
  done: counts.created + counts.updated + counts.drafted + counts.failed,
});

/** Whether the run of a kind that is saved atomically has checked everything, and can no longer be cancelled. */
export const isPublishing = ({ wholeRun }: Pick<ImportView, 'wholeRun'>): boolean =>
  wholeRun !== null && wholeRun.step !== 'CHECKING';

/** Summary of an import in a list: what it saved, or would save. */
export function resultOf(importView: ImportView): string {
  const { counts, committedAt } = importView;
  const [created, updated] =
    committedAt === null
      ? [
          interpolate(texts.toCreate, formatCounts({ count: counts.create })),
          interpolate(texts.toUpdate, formatCounts({ count: counts.update })),
        ]
      : [
          interpolate(texts.created, formatCounts({ count: counts.created })),
          interpolate(texts.updated, formatCounts({ count: counts.updated })),
        ];
  return counts.update === 0 ? created : `${created}, ${updated}`;
}

/** The user or program that sent the file, and how unless it was uploaded. */
export const submitterOf = ({
  receivedBy,
  source,
}: Pick<ImportView, 'receivedBy' | 'source'>): string =>
  source === 'UPLOAD' ? receivedBy : `${receivedBy} (${texts.sources[source]})`;
