import { dayAt } from '@contracts/rules/calendar-day.js';

import { prepareConsignment } from '../domain/consignment.js';
import type { PricingRequest } from '../domain/pricing-request.js';
import { prepareRateCard } from '../domain/rate-card/prepare-rate-card.js';
import { prepareRules } from '../domain/rules/prepare-rules.js';
import type { PriceRequestFile } from './price-request.schema.js';

/** Adds defaults to a file's request, and prepares it for pricing. */
export function readRequest(file: PriceRequestFile, now: Date): PricingRequest {
  return {
    rules: prepareRules(file.rules ?? {}),
    carrier: readCarrier(file.carrier),
    account: {
      isActive: file.account?.active ?? true,
      remainingNumbers: file.account?.remainingNumbers ?? null,
    },
    fromZones: readZones(file.fromZones),
    toZones: readZones(file.toZones),
    rateCard: prepareRateCard(file.rateCard ?? []),
    consignment: prepareConsignment(readConsignment(file.consignment)),
    dispatchDate: file.dispatchDate ?? dayAt(file.consignment.senderState ?? null, now),
    suburbSurcharge: file.suburbSurcharge ?? null,
  };
}

const readCarrier = (carrier: PriceRequestFile['carrier']) => ({
  canTravelDangerousGoods: carrier?.canTravelDangerousGoods ?? false,
  allowPoa: carrier?.allowPoa ?? false,
  courierVehicleMinHours: Number(carrier?.courierVehicleMinHours ?? 0) || null,
});

const readZones = (zones: PriceRequestFile['fromZones']) =>
  (zones ?? []).map(({ zone, zonePriority }) => ({ zone, zonePriority: zonePriority ?? 1 }));

const readConsignment = (consignment: PriceRequestFile['consignment']) => ({
  consignmentType: consignment.consignmentType ?? 'DEFAULT',
  senderAddressClass: consignment.senderAddressClass ?? 'BUSINESS',
  deliveryAddressClass: consignment.deliveryAddressClass ?? 'BUSINESS',
  isTailgateRequired: consignment.isTailgateRequired ?? false,
  items: consignment.items.map((item) => ({
    ...item,
    itemType: item.itemType ?? '',
    dangerousGoods: item.dangerousGoods ?? [],
  })),
});
