import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';

import type { Consignment } from './consignment.js';
import { NotDeleted } from './consignment.errors.js';
import { assertOpen } from './saving.js';

/** Takes an open consignment off the list; its number stays its own (GAP-34). */
export function remove(consignment: Consignment): ConsignmentEvent[] {
  assertOpen(consignment);
  return [{ type: 'ConsignmentDeleted', data: {} }];
}

/** Brings a deleted consignment back to the open ones. */
export function restore({ isDeleted }: Consignment): ConsignmentEvent[] {
  if (!isDeleted) throw new NotDeleted();
  return [{ type: 'ConsignmentRestored', data: {} }];
}
