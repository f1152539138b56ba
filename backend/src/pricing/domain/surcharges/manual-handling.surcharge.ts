import { counted } from '@contracts/texts/counted.js';

import { countPieces, type Line } from '../consignment/prepare-consignment.js';
import { exceeds } from '../decimals.js';
import { describeFee, feeCents } from '../rules/fee.js';
import type { ManualHandlingRules } from '../rules/rules.js';
import { timesCharged } from '../rules/times-charged.js';
import type { Surcharge } from './surcharge.js';

/** Pieces outside the envelope a sorting machine takes. Pallets go by fork lift and are exempt. */
export const manualHandlingSurcharge: Surcharge<'MANUAL_HANDLING'> = ({
  consignment,
  rules: { manualHandling },
  freightCents,
}) => {
  const pieces = countPieces(
    consignment.lines.filter((line) => isHandledByHand(line, manualHandling)),
  );
  const times = timesCharged(manualHandling.per, pieces);
  return manualHandling.charge && times > 0
    ? {
        code: 'MANUAL_HANDLING',
        cents: times * feeCents(manualHandling.charge, freightCents),
        why: `${counted(pieces, 'piece')} handled by hand: ${times} x ${describeFee(manualHandling.charge)}`,
      }
    : null;
};

const isHandledByHand = (line: Line, envelope: ManualHandlingRules): boolean =>
  !line.isPallet &&
  ((envelope.minWeight?.greaterThan(line.weight) ?? false) ||
    exceeds(line.weight, envelope.weight) ||
    exceeds(line.length, envelope.length) ||
    exceeds(line.width, envelope.width) ||
    exceeds(line.height, envelope.height));
