import type {
  CarrierCutOffView,
  CarrierView,
  CustomerCarrierView,
} from '@contracts/views/carrier.view.js';

import type { Actor } from '../../platform/actor.js';
import type { DerivedRulesView } from '../../pricing/index.js';
import type { CustomerCarrier } from '../records/customer-carrier.entity.js';

/** Maps a record loaded with its carrier; fields that the reader may not see are null. */
export function toCustomerCarrierView(
  record: CustomerCarrier,
  { carrier, rules, actor }: { carrier: CarrierView; rules: DerivedRulesView; actor: Actor },
): CustomerCarrierView {
  const owner = { clientId: null, customerId: record.customerId };
  const canReadRules = actor.covers('READ_RULES_FEES', owner);
  return {
    id: record.id,
    version: record.version,
    customerId: record.customerId,
    carrier,
    productAccountNumber: record.productAccountNumber,
    ...toConnection(record),
    ...toDifotConnection(record),
    adapterSettings: toAdapterSettings(record, carrier),
    priceFrom: record.priceFrom,
    liveRateMs: record.liveRateMs,
    salt: record.salt,
    rulesFeesId: canReadRules ? rules.rulesFeesId : null,
    derivedRulesFees: canReadRules ? rules.derivedRulesFees : null,
    derivedCarrierCutOff: actor.covers('READ_CARRIER_CUT_OFF', owner) ? toCutOffView(record) : null,
    formattedBookingType: formatBookingType(carrier.bookingIntegrationType),
    createdAt: record.createdAt.toISOString(),
  };
}

/** Returns the customer's own cut-off, else the carrier's. */
export const toCutOffView = ({
  id,
  version,
  carrier,
  cutOffDay,
  cutOffTime,
}: CustomerCarrier): CarrierCutOffView => ({
  id,
  version,
  cutOffDay: cutOffDay ?? carrier.cutOffDay,
  cutOffTime: cutOffTime ?? carrier.cutOffTime,
  isCarrierLinked: cutOffDay !== null,
});

/** CARRIER-22 */
const formatBookingType = (type: string): string =>
  type === 'NA' ? 'N/A' : type.replaceAll('_', ' ');

const toConnection = (record: CustomerCarrier) => ({
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

/** Settings of the carrier's adapter, a stored secret as an empty string; null without an adapter. */
function toAdapterSettings(
  { adapterSettings, adapterSecrets }: CustomerCarrier,
  { adapter }: CarrierView,
): Record<string, string> | null {
  if (!adapter) return null;
  if (adapterSettings?.adapter !== adapter.name) return {};
  const secrets = adapter.fields.filter(({ kind }) => kind === 'SECRET' && adapterSecrets !== null);
  return {
    ...adapterSettings.values,
    ...Object.fromEntries(secrets.map(({ name }) => [name, ''])),
  };
}

const toDifotConnection = (record: CustomerCarrier) => ({
  difotServer: record.difotServer,
  difotUsername: record.difotUsername,
  difotPassword: record.difotPassword,
  difotPath: record.difotPath,
  difotPort: record.difotPort,
});
