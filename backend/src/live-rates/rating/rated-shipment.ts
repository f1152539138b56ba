import { createHash } from 'node:crypto';

import { Decimal } from 'decimal.js';

import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent } from '@contracts/events/consignment.events.js';

import type { Shipment, ShipmentParty } from '../../carrier-adapters/index.js';

/** Maps what a price depends on: route, day and goods. Names and streets are left out. */
export function toRatedShipment(content: ConsignmentContent): Shipment {
  return {
    ourReference: '',
    references: [],
    type: content.consignmentType,
    service: '',
    from: toRatedParty(content.sender),
    to: toRatedParty(content.receiver),
    items: content.items.map((item, index) => ({
      itemNumber: index + 1,
      itemTypeName: item.itemTypeName,
      description: null,
      quantity: item.quantity,
      length: item.length,
      width: item.width,
      height: item.height,
      weight: item.weight,
      hasDangerousGoods: item.dangerousGoods.length > 0,
    })),
    specialInstructions: null,
    hasAuthorityToLeave: content.hasAuthorityToLeave,
  };
}

const toRatedParty = (address: AddressData | null): ShipmentParty => ({
  company: '',
  contactName: null,
  phoneNumber: null,
  email: null,
  addressLine1: '',
  addressLine2: null,
  suburb: address?.suburb?.name ?? '',
  state: address?.suburb?.state ?? '',
  postcode: address?.suburb?.postcode ?? '',
});

/** An account at a carrier, and the codes of the services to price. */
export interface RatedAccount {
  readonly customerCarrierId: number;
  readonly settingsVersion: number;
  readonly codes: readonly string[];
}

/**
 * SHA-256 of everything that decides a carrier's price; sizes to 0.1 cm and weights to 1 g, both rounded up as in the
 * request to the carrier: two shipments that share a key are priced alike.
 */
export function rateKey(
  { customerCarrierId, settingsVersion, codes }: RatedAccount,
  content: ConsignmentContent,
): string {
  const { from, to, items, type, hasAuthorityToLeave } = toRatedShipment(content);
  const localityOf = ({ suburb, state, postcode }: ShipmentParty) => [suburb, state, postcode];
  const request = [
    [customerCarrierId, settingsVersion, [...codes].sort()],
    [type, content.dispatchDate, hasAuthorityToLeave],
    [...localityOf(from), content.sender?.addressClass],
    [...localityOf(to), content.receiver?.addressClass],
    items.map((item) => [
      item.itemTypeName,
      item.quantity,
      ...[item.length, item.width, item.height].map((metres) => roundedUp(metres, 3)),
      roundedUp(item.weight, 3),
      item.hasDangerousGoods,
    ]),
  ];
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

const roundedUp = (value: number, decimals: number): string =>
  new Decimal(value).toDecimalPlaces(decimals, Decimal.ROUND_UP).toString();
