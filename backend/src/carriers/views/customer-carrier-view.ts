import type {
  CarrierCutOffView,
  CarrierView,
  CustomerCarrierView,
} from '@contracts/views/carrier.view.js';

import type { Actor } from '../../platform/actor.js';
import type { ShownRules } from '../../pricing/index.js';
import type { CustomerCarrier } from '../records/customer-carrier.entity.js';

/** Needs the record with its carrier. What the reader may not see is null. */
export function toCustomerCarrierView(
  record: CustomerCarrier,
  { carrier, rules, actor }: { carrier: CarrierView; rules: ShownRules; actor: Actor },
): CustomerCarrierView {
  const owner = { clientId: null, customerId: record.customerId };
  const seesRules = actor.covers('READ_RULES_FEES', owner);
  return {
    id: record.id,
    customerId: record.customerId,
    carrier,
    productAccountNumber: record.productAccountNumber,
    ...connectionOf(record),
    ...difotOf(record),
    salt: record.salt,
    rulesFeesId: seesRules ? rules.rulesFeesId : null,
    derivedRulesFees: seesRules ? rules.derivedRulesFees : null,
    derivedCarrierCutOff: actor.covers('READ_CARRIER_CUT_OFF', owner) ? toCutOffView(record) : null,
    formattedBookingType: formatBookingType(carrier.bookingIntegrationType),
    createdAt: record.createdAt.toISOString(),
  };
}

/** The customer's own, else the carrier's. */
export const toCutOffView = ({
  id,
  carrier,
  cutOffDay,
  cutOffTime,
}: CustomerCarrier): CarrierCutOffView => ({
  id,
  cutOffDay: cutOffDay ?? carrier.cutOffDay,
  cutOffTime: cutOffTime ?? carrier.cutOffTime,
  isCarrierLinked: cutOffDay !== null,
});

/** CARRIER-22 */
const formatBookingType = (type: string): string =>
  type === 'NA' ? 'N/A' : type.replaceAll('_', ' ');

const connectionOf = (record: CustomerCarrier) => ({
  transferType: record.transferType,
  server: record.server,
  bookingServer: record.bookingServer,
  serverAuth: record.serverAuth,
  username: record.username,
  password: record.password,
  apiKey: record.apiKey,
  path: record.path,
  port: record.port,
});

const difotOf = (record: CustomerCarrier) => ({
  difotServer: record.difotServer,
  difotUsername: record.difotUsername,
  difotPassword: record.difotPassword,
  difotPath: record.difotPath,
  difotPort: record.difotPort,
});
