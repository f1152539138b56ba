import type {
  ConsignmentEvent,
  ErasedParty,
  PaperworkType,
} from '@contracts/events/consignment.events.js';

import { NotDeleted, NotPrintable, NotYetDelivered } from './consignment.errors.js';
import { type KnownConsignment } from './consignment.js';
import { toSummary } from './consignment-record.js';
import { assertEditable } from './create-and-amend.js';

/** Takes a draft or an open consignment off the list; it keeps its number (GAP-34). @throws as `assertEditable` */
export function deleteConsignment(consignment: KnownConsignment): ConsignmentEvent[] {
  assertEditable(consignment);
  return [{ type: 'ConsignmentDeleted', data: {} }];
}

/** Restores a deleted consignment to the Open tab, as it was before. @throws NotDeleted */
export function restore({ phase }: KnownConsignment): ConsignmentEvent[] {
  if (phase !== 'DELETED') throw new NotDeleted();
  return [{ type: 'ConsignmentRestored', data: {} }];
}

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

/** Marks paperwork as opened, once for each kind (PAPER-19, PAPER-20). @throws NotPrintable without a connote */
export function printLabel(
  consignment: KnownConsignment,
  paperworkType: PaperworkType,
): ConsignmentEvent[] {
  const { connote, printed } = toSummary(consignment);
  if (!connote) throw new NotPrintable();
  if (printed.includes(paperworkType)) return [];
  return [{ type: 'LabelPrinted', data: { paperworkType } }];
}
