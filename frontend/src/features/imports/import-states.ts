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

/** Whether something of it changes without anybody's doing. */
export const isMoving = ({ state }: Pick<ImportView, 'state'>): boolean => moving.includes(state);

/** Read again in this time, should the live connection be down. */
export const POLLING_MS = 3000;

/** Consignments and drafts that are to be made, and those of them that have been dealt with. */
export const progressOf = ({ counts }: Pick<ImportView, 'counts'>) => ({
  total: counts.create + counts.draft,
  done: counts.created + counts.drafted + counts.failed,
});

/** What a list says of an import: what it made, or would. */
export function resultOf(found: ImportView): string {
  const { counts, committedAt } = found;
  return committedAt === null
    ? interpolate(words.toCreate, { count: counts.create })
    : interpolate(words.created, { count: counts.created });
}
