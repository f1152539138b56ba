import type { ConsignmentEvent, ErasedParty } from '@contracts/events/consignment.events.js';

import { NotYetDelivered } from './consignment.errors.js';
import { type KnownConsignment } from './consignment.js';

/**
 * Erases the personal data of these parties from a delivered or deleted consignment (docs/adr/0009). @throws
 * NotYetDelivered
 */
export function erasePersonalData(
  consignment: KnownConsignment,
  parties: readonly ErasedParty[],
): ConsignmentEvent[] {
  const isDelivered = consignment.phase === 'MANIFESTED' && consignment.status === 'DELIVERED';
  if (!isDelivered && consignment.phase !== 'DELETED') throw new NotYetDelivered();
  return [{ type: 'PersonalDataErased', data: { parties } }];
}
