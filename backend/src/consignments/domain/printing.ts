import type { ConsignmentEvent, PaperworkType } from '@contracts/events/consignment.events.js';

import type { Consignment } from './consignment.js';
import { NotPrintable } from './consignment.errors.js';

/** Marks paperwork as seen, once for each kind (PAPER-19, PAPER-20). */
export function printLabel(
  consignment: Consignment,
  paperworkType: PaperworkType,
): ConsignmentEvent[] {
  if (consignment.status === 'DRAFT' || !consignment.connote) throw new NotPrintable();
  if (consignment.printed.includes(paperworkType)) return [];
  return [{ type: 'LabelPrinted', data: { paperworkType } }];
}
