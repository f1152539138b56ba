import type { ChangeView } from '@contracts/views/history.view.js';

import { words } from './words.js';

/** The fields of an ordinary record; of a secret, only that there is one. */
export type RecordState = Readonly<Record<string, unknown>>;

interface Change {
  readonly before: RecordState | null;
  readonly after: RecordState | null;
}

/** What was done to a record of a table: `ClientIntegrationChanged`, 'Client integration changed'. */
export function deedOf(table: string, change: Change): { type: string; summary: string } {
  const deed = verbOf(change);
  const name = table
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  return { type: `${name}${words(deed)}`, summary: `${words(table)} ${deed}` };
}

/** Every field that was given another value; all of them when the record was made or removed. */
export function changesOf({ before, after }: Change): ChangeView[] {
  const paths = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return paths
    .map((path) => ({ path, from: before?.[path] ?? null, to: after?.[path] ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}

/** A secret that was shown leaves a line, too (GAP-52). */
function verbOf({ before, after }: Change): string {
  if (after === null) return 'removed';
  if (before !== null) return 'changed';
  return 'shown' in after ? 'shown' : 'added';
}
