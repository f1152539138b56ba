import { Decimal } from 'decimal.js';

import { type CarrierPickup, Rejected, type ShipmentItem } from '../kit/index.js';
import { requestJson, type AustraliaPostCall } from './call-api.js';
import { packagingOf, toPartyBody, toSizes } from './shipment-body.js';
import { pickupBody } from './wire.js';

/** Books an ad hoc pickup with StarTrack. @throws Rejected for eParcel, which collects by standing arrangement */
export async function bookPickup(pickup: CarrierPickup, call: AustraliaPostCall): Promise<string> {
  if (call.settings.accountType !== 'STARTRACK')
    throw new Rejected({
      code: 'NO_PICKUP',
      message: 'Australia Post collects eParcel by standing arrangement: no pickup can be booked',
    });
  const { booking_id } = await requestJson(
    call,
    {
      name: 'pickup',
      method: 'POST',
      path: '/pickups/adhoc',
      body: { adhoc_pickup: toPickupBody(pickup) },
      isChange: true,
    },
    pickupBody,
  );
  return booking_id;
}

function toPickupBody(pickup: CarrierPickup) {
  const { from, items } = pickup;
  return {
    product_id: pickup.service,
    pickup_reference: pickup.ourReference,
    pickup_date: pickup.readyTime.slice(0, 10),
    pickup_starttime: timeOf(pickup.readyTime),
    pickup_endtime: timeOf(pickup.closingTime),
    from: toPartyBody(from),
    parcel_details: items.map(toParcels),
    contains_dangerous_goods: items.some(({ hasDangerousGoods }) => hasDangerousGoods),
  };
}

function toParcels(item: ShipmentItem) {
  const { weight, ...sizes } = toSizes(item);
  return {
    packaging_type: pickupPackagingOf(item.itemTypeName),
    count: item.quantity,
    ...sizes,
    weight: new Decimal(weight).times(item.quantity).toNumber(),
    heaviest_item: weight,
  };
}

/** Codes of shipments that pickups have too; everything else is OTH. */
const pickupPackaging: ReadonlySet<string> = new Set(['CTN', 'JIF', 'PAL', 'SAT']);

function pickupPackagingOf(itemTypeName: string): string {
  const code = packagingOf(itemTypeName);
  return code !== undefined && pickupPackaging.has(code) ? code : 'OTH';
}

/** HH:mm of an instant that is written in the sender's time. */
const timeOf = (instant: string): string => instant.slice(11, 16);
