import { isAtomicKind } from '@contracts/rules/import-kinds.js';

import type { Import } from '../records/import.entity.js';

/** Number of plans after which an import whose rows keep changing waits for a user. */
export const MAX_AUTOMATIC_PLANS = 5;

/** Whether a plan is committed automatically; one that a user's commit found outdated is not. */
export function isCommittedAutomatically(found: Import): boolean {
  const { kind, commitWhen, counts, state, outdatedCount } = found;
  if (state !== 'PLANNED' || outdatedCount !== null) return false;
  if (commitWhen === 'GOOD_ROWS') return !isAtomicKind(kind) || counts.error === 0;
  return commitWhen === 'IF_NO_ERRORS' && counts.error === 0 && counts.draft === 0;
}

/** SQL condition for a plan that waits for a user; the counterpart of `isCommittedAutomatically`. */
export const waitsForUser = (alias: string): string => `(${alias}.state = 'PLANNED'
  and (${alias}.outdated_count is not null or ${alias}.commit_when = 'NEVER'
       or ${alias}.commit_when = 'IF_NO_ERRORS'
          and ((${alias}.counts ->> 'error')::integer > 0 or (${alias}.counts ->> 'draft')::integer > 0)))`;
