import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment.js';

import type { Connote } from '../numbers-under.js';

/** What stands where the connote number stands: the number, DRAFT, or PENDING MANIFEST (GAP-22). */
export function shownConnote({
  status,
  connote,
}: {
  readonly status: string;
  readonly connote: Connote | null;
}): string {
  if (status === 'DRAFT') return DRAFT_CONNOTE;
  return connote?.connoteNumber ?? PENDING_CONNOTE;
}
