import type { ConsignmentEvent, PaperworkType } from '@contracts/events/consignment.events.js';

import { NotPrintable } from './consignment.errors.js';
import { type KnownConsignment } from './consignment.js';
import { toSummary } from './consignment-record.js';

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
