import type {
  ConsignmentEvent,
  ErasedParty,
  PaperworkType,
} from '@contracts/events/consignment.events.js';

import { NotDeleted, NotPrintable, NotYetDelivered } from './consignment.errors.js';
import { type KnownConsignment } from './consignment.js';
import { toSummary } from './consignment-record.js';
import { assertEditable } from './create-and-amend.js';

/** Takes an open consignment off the list; it keeps its number (GAP-34). */
export function deleteConsignment(consignment: KnownConsignment): ConsignmentEvent[] {
  assertEditable(consignment);
  return [{ type: 'ConsignmentDeleted', data: {} }];
}

/** Restores a deleted consignment to the list of open ones. */
export function restore({ phase }: KnownConsignment): ConsignmentEvent[] {
  if (phase !== 'DELETED') throw new NotDeleted();
  return [{ type: 'ConsignmentRestored', data: {} }];
}

/** Erases the personal data of these parties once the delivery is over (docs/adr/0009). */
export function erasePersonalData(
  consignment: KnownConsignment,
  parties: readonly ErasedParty[],
): ConsignmentEvent[] {
  const isDelivered = consignment.phase === 'MANIFESTED' && consignment.status === 'DELIVERED';
  if (!isDelivered && consignment.phase !== 'DELETED') throw new NotYetDelivered();
  return [{ type: 'PersonalDataErased', data: { parties } }];
}

/** Marks paperwork as opened, once for each kind (PAPER-19, PAPER-20). */
export function printLabel(
  consignment: KnownConsignment,
  paperworkType: PaperworkType,
): ConsignmentEvent[] {
  const { connote, printed } = toSummary(consignment);
  if (!connote) throw new NotPrintable();
  if (printed.includes(paperworkType)) return [];
  return [{ type: 'LabelPrinted', data: { paperworkType } }];
}
