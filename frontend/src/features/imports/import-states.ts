import { importScreenTexts as words } from '@contracts/texts/app/imports';
import type { ImportState, ImportView } from '@contracts/views/import.view';

import type { Tone } from '../../shared/theme/tokens';
import { interpolate } from '../../shared/text/format';

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

const moving: readonly ImportState[] = ['RECEIVED', 'PLANNING', 'RUNNING'];

/** Whether its state can change automatically. */
export const isMoving = ({ state }: Pick<ImportView, 'state'>): boolean => moving.includes(state);

/** Polling interval while the live connection is down. */
export const POLLING_MS = 3000;

/** Number of consignments and drafts to create, and of those processed. */
export const progressOf = ({ counts }: Pick<ImportView, 'counts'>) => ({
  total: counts.create + counts.draft,
  done: counts.created + counts.drafted + counts.failed,
});

/** Summary of an import in a list: what it created, or would create. */
export function resultOf(found: ImportView): string {
  const { counts, committedAt } = found;
  return committedAt === null
    ? interpolate(words.toCreate, { count: counts.create })
    : interpolate(words.created, { count: counts.created });
}
