import { DateTime } from 'luxon';

import type { AddressData } from '@contracts/events/address.data.js';
import type { PickupWindow } from '@contracts/events/manifest.events.js';
import { stateZone } from '@contracts/rules/calendar-day.js';

import {
  type CarrierPickup,
  Rejected,
  type Shipment,
  type ShipmentItem,
  type ShipmentParty,
} from '../../carrier-adapters/index.js';
import type { ConsignmentDetails } from '../../consignments/index.js';
import type { CarrierWork } from './carrier-integration.js';

/** Reference of a consignment at its carrier, the same for every attempt. */
export const shipmentReference = ({
  id,
  contentRevision,
}: Pick<ConsignmentDetails, 'id' | 'contentRevision'>): string => `LH-${id}-${contentRevision}`;

/** Maps a consignment to the shipment that adapters accept. @throws Rejected without both addresses */
export function toShipment(consignment: ConsignmentDetails): Shipment {
  const { content, offer } = consignment;
  return {
    ourReference: shipmentReference(consignment),
    references: content.references,
    type: content.consignmentType,
    service: offer?.serviceType ?? '',
    from: toShipmentParty(content.sender, 'sender'),
    to: toShipmentParty(content.receiver, 'receiver'),
    items: content.items.map(toShipmentItem),
    specialInstructions: content.specialInstructions,
    hasAuthorityToLeave: content.hasAuthorityToLeave,
  };
}

/** The pickup of a manifest, whose consignments share a sender; times are in the sender's local time. */
export function toCarrierPickup(
  { manifest, members }: CarrierWork,
  window: PickupWindow,
): CarrierPickup {
  const [first] = members;
  const from = toShipmentParty(first?.content.sender ?? null, 'sender');
  const local = (instant: string) =>
    DateTime.fromISO(instant, { zone: stateZone(from.state) }).toISO({
      suppressMilliseconds: true,
    }) ?? instant;
  return {
    ourReference: `pickup-${manifest.id}`,
    service: first?.offer?.serviceType ?? '',
    from,
    readyTime: local(window.readyTime),
    closingTime: local(window.closingTime),
    items: members.flatMap(({ content }) => content.items.map(toShipmentItem)),
  };
}

function toShipmentParty(address: AddressData | null, end: 'sender' | 'receiver'): ShipmentParty {
  if (!address?.suburb)
    throw new Rejected({ code: 'NO_ADDRESS', message: `The ${end} has no complete address` });
  const { suburb, company, contactName, phoneNumber, email, addressLine1, addressLine2 } = address;
  return {
    company,
    contactName,
    phoneNumber,
    email,
    addressLine1,
    addressLine2,
    suburb: suburb.name,
    state: suburb.state,
    postcode: suburb.postcode,
  };
}

type Item = ConsignmentDetails['content']['items'][number];

const toShipmentItem = (item: Item, index: number): ShipmentItem => ({
  itemNumber: index + 1,
  itemTypeName: item.itemTypeName,
  description: item.name,
  quantity: item.quantity,
  length: item.length,
  width: item.width,
  height: item.height,
  weight: item.weight,
  hasDangerousGoods: item.dangerousGoods.length > 0,
});
