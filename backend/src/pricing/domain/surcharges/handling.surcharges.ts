import { pluralise } from '@contracts/texts/pluralise.js';

import { countPieces, type Line } from '../consignment.js';
import { greaterThan } from '../decimals.js';
import { describeFee, feeCents, timesCharged } from '../rules/fee.js';
import type { ManualHandlingRules } from '../rules/rules.js';
import type { Surcharge } from './surcharge.js';

/** For pieces outside the size a sorting machine accepts. Pallets are exempt: they are moved by forklift. */
export const manualHandlingSurcharge: Surcharge<'MANUAL_HANDLING'> = ({
  consignment,
  rules: { manualHandling },
  freightCents,
}) => {
  const pieces = countPieces(
    consignment.lines.filter((line) => needsManualHandling(line, manualHandling)),
  );
  const times = timesCharged(manualHandling.per, pieces);
  return manualHandling.charge && times > 0
    ? {
        code: 'MANUAL_HANDLING',
        cents: times * feeCents(manualHandling.charge, freightCents),
        why: `${pluralise(pieces, 'piece')} with manual handling: ${times} x ${describeFee(manualHandling.charge)}`,
      }
    : null;
};

const needsManualHandling = (line: Line, envelope: ManualHandlingRules): boolean =>
  !line.isPallet &&
  ((envelope.minWeight?.greaterThan(line.weight) ?? false) ||
    greaterThan(line.weight, envelope.weight) ||
    greaterThan(line.length, envelope.length) ||
    greaterThan(line.width, envelope.width) ||
    greaterThan(line.height, envelope.height));

/** When a tailgate is required; per item counts all pieces, whatever their weight. */
export const tailgateSurcharge: Surcharge<'TAILGATE'> = ({
  consignment: { isTailgateRequired, pieces },
  rules: {
    tailgate: { fee, per },
  },
  freightCents,
}) => {
  const times = isTailgateRequired ? timesCharged(per, pieces) : 0;
  return fee && times > 0
    ? {
        code: 'TAILGATE',
        cents: times * feeCents(fee, freightCents),
        why: `tailgate: ${times} x ${describeFee(fee)}`,
      }
    : null;
};

/** Charged once per consignment, whatever the number of entries. */
export const dangerousGoodsSurcharge: Surcharge<'DANGEROUS_GOODS'> = ({
  consignment,
  rules: { dangerousGoodsFee: fee },
  freightCents,
}) =>
  fee && consignment.hasDangerousGoods
    ? {
        code: 'DANGEROUS_GOODS',
        cents: feeCents(fee, freightCents),
        why: `dangerous goods: ${describeFee(fee)} once`,
      }
    : null;

/** Always a percentage of the freight: the record has no format for it. */
export const securitySurcharge: Surcharge<'SECURITY'> = ({
  rules: { securitySurcharge: fee },
  freightCents,
}) =>
  fee && {
    code: 'SECURITY',
    cents: feeCents(fee, freightCents),
    why: `security: ${describeFee(fee)} of freight`,
  };
