import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';

import { NotDeleted } from './consignment.errors.js';
import { type KnownConsignment } from './consignment.js';
import { assertEditable } from './create-and-amend.js';

/** Deletes a draft or an open consignment; it keeps its number (GAP-34). @throws as `assertEditable` */
export function deleteConsignment(consignment: KnownConsignment): ConsignmentEvent[] {
  assertEditable(consignment);
  return [{ type: 'ConsignmentDeleted', data: {} }];
}

/** Restores a deleted consignment to the Open tab, as it was before. @throws NotDeleted */
export function restore({ phase }: KnownConsignment): ConsignmentEvent[] {
  if (phase !== 'DELETED') throw new NotDeleted();
  return [{ type: 'ConsignmentRestored', data: {} }];
}
