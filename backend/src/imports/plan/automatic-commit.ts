import { isAtomicKind } from '@contracts/rules/import-kinds.js';

import type { Import } from '../records/import.entity.js';

/** Plans after which an import whose rows keep changing waits for a user. */
export const MAX_AUTOMATIC_PLANS = 5;

/** Whether a plan is committed automatically; one that a user's commit found outdated is not. */
export function isCommittedAutomatically(found: Import): boolean {
  const { kind, commitWhen, counts, state, outdatedCount } = found;
  if (state !== 'PLANNED' || outdatedCount !== null) return false;
  if (commitWhen === 'GOOD_ROWS') return !isAtomicKind(kind) || counts.error === 0;
  return commitWhen === 'IF_NO_ERRORS' && counts.error === 0 && counts.draft === 0;
}

/** Whether the plan of an import waits for a user, as an expression: `isCommittedAutomatically` for the database. */
export const waitsForUser = (one: string): string => `(${one}.state = 'PLANNED'
  and (${one}.outdated_count is not null or ${one}.commit_when = 'NEVER'
       or ${one}.commit_when = 'IF_NO_ERRORS'
          and ((${one}.counts ->> 'error')::integer > 0 or (${one}.counts ->> 'draft')::integer > 0)))`;
