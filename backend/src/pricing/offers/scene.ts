import type { AddressClass } from '@contracts/rules/address.js';
import type { ConsignmentType } from '@contracts/rules/consignment.js';

import { cutOffInstant } from '../domain/calendar/cut-off.js';
import {
  prepareConsignment,
  type ItemInput,
  type PricedConsignment,
} from '../domain/consignment/prepare-consignment.js';
import type { Holidays } from '../domain/calendar/business-days.js';
import { etaDate, pickupDay } from '../domain/eta.js';
import type { SuburbPlace } from '../places/suburb-places.js';
import type { ServiceTariff } from '../tariffs/client-tariff.js';

/** Where a journey begins or ends, as far as a price depends on it. */
export interface PricedEnd {
  readonly suburb: { readonly id: number; readonly state: string } | null;
  readonly addressClass: AddressClass;
}

/** What of a consignment decides its price. */
export interface PricedContent {
  readonly consignmentType: ConsignmentType;
  /** Calendar day yyyy-MM-dd in the sender's state. */
  readonly dispatchDate: string;
  readonly sender: PricedEnd | null;
  readonly receiver: PricedEnd | null;
  readonly isTailgateRequired: boolean;
  readonly items: readonly (Omit<ItemInput, 'itemType'> & { readonly itemTypeName: string })[];
}

/** One end of the journey. */
export interface End {
  readonly place: SuburbPlace;
  readonly state: string | null;
  readonly holidays: Holidays;
}

/** What all services are priced against: the goods, the journey and the day. */
export interface Scene {
  readonly consignment: PricedConsignment;
  readonly dispatchDate: string;
  readonly sender: End;
  readonly receiver: End;
  readonly now: Date;
}

/** Whether there is enough to ask carriers at all. */
export const canBePriced = ({ sender, receiver, items }: PricedContent): boolean =>
  hasSuburb(sender) && hasSuburb(receiver) && items.length > 0;

const hasSuburb = (end: PricedEnd | null): boolean => Boolean(end?.suburb);

export const pricedConsignment = (content: PricedContent): PricedConsignment =>
  prepareConsignment({
    consignmentType: content.consignmentType,
    senderAddressClass: content.sender?.addressClass ?? 'BUSINESS',
    deliveryAddressClass: content.receiver?.addressClass ?? 'BUSINESS',
    isTailgateRequired: content.isTailgateRequired,
    items: content.items.map(({ itemTypeName, ...item }) => ({ ...item, itemType: itemTypeName })),
  });

/** The day the goods arrive by a lane's business days; null where no lane exists. */
export function arrival(
  { dispatchDate, sender, receiver, now }: Scene,
  carrier: ServiceTariff['carrier'],
  businessDays: number | undefined,
): string | null {
  if (businessDays === undefined) return null;
  const pickup = pickupDay(
    { dispatchDate, cutOff: carrier, senderState: sender.state, now },
    sender.holidays,
  );
  return etaDate(pickup, businessDays, receiver.holidays);
}

/** ISO instant by which it has to be manifested to leave on its dispatch date. */
export const cutOffAt = (
  { dispatchDate, sender }: Scene,
  carrier: ServiceTariff['carrier'],
): string => cutOffInstant(dispatchDate, carrier, sender).toISOString();
