import type { ChangeView } from '@contracts/views/history.view.js';

import { humanise } from './format.js';

/** Fields of an ordinary record; secrets are replaced by a marker. */
export type RecordState = Readonly<Record<string, unknown>>;

interface Change {
  readonly before: RecordState | null;
  readonly after: RecordState | null;
}

/** Describes a change to a record: `ClientIntegrationChanged`, 'Client integration changed'. */
export function describeAction(table: string, change: Change): { type: string; summary: string } {
  const action = verbOf(change);
  const name = table
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  return { type: `${name}${humanise(action)}`, summary: `${humanise(table)} ${action}` };
}

/** Fields whose value changed, without the version; all of them when the record was created or deleted. */
export function changesOf({ before, after }: Change): ChangeView[] {
  const paths = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return paths
    .filter((path) => path !== 'version')
    .map((path) => ({ path, from: before?.[path] ?? null, to: after?.[path] ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}

/** Revealing a secret also adds an entry (GAP-52). */
function verbOf({ before, after }: Change): string {
  if (after === null) return 'removed';
  if (before !== null) return 'changed';
  return 'shown' in after ? 'shown' : 'added';
}
