import { type AnnouncedShipment, type Shipment, Unknown } from '../kit/index.js';
import { requestJson, type AustraliaPostCall, isRejection, send } from './call-api.js';
import { toShipmentBody } from './shipment-body.js';
import { shipmentsBody, type WireShipment } from './wire.js';

/** More than can share one reference. */
const PAGE_SIZE = 100;
const GONE = '44015';

/** Creates the shipment with the carrier. There is no idempotency key, hence `find`. */
export async function announce(
  shipment: Shipment,
  call: AustraliaPostCall,
): Promise<AnnouncedShipment> {
  const { shipments } = await requestJson(
    call,
    {
      name: 'announce',
      method: 'POST',
      path: '/shipments',
      body: { shipments: [toShipmentBody(shipment, call.settings)] },
      isChange: true,
    },
    shipmentsBody,
  );
  const created = shipments.find(isOf(shipment.ourReference));
  if (!created) throw new Unknown('Australia Post did not return the shipment');
  return toAnnounced(created);
}

/** Looks a shipment up by our reference; the carrier's search may return others as well. */
export async function find(
  ourReference: string,
  call: AustraliaPostCall,
): Promise<AnnouncedShipment | null> {
  const { shipments } = await requestJson(
    call,
    {
      name: 'find',
      method: 'GET',
      path: '/shipments',
      query: {
        offset: '0',
        number_of_shipments: String(PAGE_SIZE),
        sender_reference: ourReference,
      },
      isChange: false,
    },
    shipmentsBody,
  );
  const found = shipments.find(isOf(ourReference));
  return found ? toAnnounced(found) : null;
}

/** Deletes a shipment that is in no order yet. @throws Rejected (44016) once it is */
export async function withdraw(carrierReference: string, call: AustraliaPostCall): Promise<void> {
  const path = `/shipments/${encodeURIComponent(carrierReference)}`;
  try {
    await send(call, { name: 'withdraw', method: 'DELETE', path, isChange: true });
  } catch (error) {
    if (!isRejection(error, GONE)) throw error;
  }
}

const isOf = (ourReference: string) => (one: WireShipment) =>
  one.shipment_reference === ourReference;

function toAnnounced(one: WireShipment): AnnouncedShipment {
  const details = one.items.map(({ tracking_details }) => tracking_details);
  return {
    carrierReference: one.shipment_id,
    connoteNumber: details[0]?.consignment_id ?? '',
    articleNumbers: details.map(({ article_id }) => article_id),
    quotedCents: one.shipment_summary?.total_cost ?? null,
    manifestReference: one.order_id ?? null,
  };
}
