import type { ConsignmentContent } from '@contracts/events/consignment.events.js';

import type { Shipment } from '../../carrier-adapters/index.js';
import type { LiveService } from '../../pricing/index.js';
import { rateKey, toRatedShipment } from './rated-shipment.js';

/** Services priced in one request to a carrier. */
const MAX_SERVICES = 50;

/** A request to one account at a carrier for the prices of its services for a shipment. */
export interface RateRequest {
  readonly customerCarrierId: number;
  /** Display name. */
  readonly carrier: string;
  readonly adapter: string;
  readonly budgetMs: number;
  /** True if the services have a rate card to fall back on. */
  readonly hasRateCardOffer: boolean;
  readonly key: string;
  readonly shipment: Shipment;
  /** The carrier's codes for the services. */
  readonly codes: readonly string[];
  /** Services of the client that the response prices; several accounts may have the same one. */
  readonly services: readonly LiveService[];
}

/** One request for each account at a carrier, by display name. */
export function toRateRequests(
  services: readonly LiveService[],
  content: ConsignmentContent,
): RateRequest[] {
  const byAccount = new Map<number, LiveService[]>();
  for (const service of services) {
    const { customerCarrierId } = service.tariff.carrier;
    byAccount.set(customerCarrierId, [...(byAccount.get(customerCarrierId) ?? []), service]);
  }
  return [...byAccount.values()]
    .flatMap((ofAccount) => toRateRequest(ofAccount, content))
    .sort((a, b) => a.carrier.localeCompare(b.carrier));
}

function toRateRequest(
  services: readonly LiveService[],
  content: ConsignmentContent,
): RateRequest[] {
  const [first] = services;
  if (!first) return [];
  const { carrier, adapter, budgetMs, settingsVersion, hasRateCardOffer } = first.tariff;
  const { customerCarrierId, displayName } = carrier;
  const all = new Set(services.map(({ tariff }) => tariff.service.serviceType));
  const codes = [...all].slice(0, MAX_SERVICES);
  const account = { customerCarrierId, settingsVersion, codes };
  return [
    {
      customerCarrierId,
      carrier: displayName,
      adapter,
      budgetMs,
      hasRateCardOffer,
      key: rateKey(account, content),
      shipment: toRatedShipment(content),
      codes,
      services,
    },
  ];
}
