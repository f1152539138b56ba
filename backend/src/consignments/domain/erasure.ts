import type { ConsignmentEvent, ErasedParty } from '@contracts/events/consignment.events.js';

import type { Consignment } from './consignment.js';
import { StillToBeDelivered } from './consignment.errors.js';

/** Forgets who these parties are, once nobody has to find them any more (docs/adr/0009). */
export function erase(
  { status, isDeleted }: Consignment,
  parties: readonly ErasedParty[],
): ConsignmentEvent[] {
  if (!isDeleted && status !== 'DELIVERED') throw new StillToBeDelivered();
  return [{ type: 'PersonalDataErased', data: { parties } }];
}
