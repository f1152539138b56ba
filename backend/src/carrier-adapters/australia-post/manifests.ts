import type { CarrierManifest, ManifestReceipt } from '../kit/index.js';
import { requestJson, type AustraliaPostCall } from './call-api.js';
import { orderBody } from './wire.js';

/** Maximum items of one order. */
const MAX_ORDER_ITEMS = 2000;

const MAX_REFERENCE_LENGTH = 50;

type OrderedShipment = CarrierManifest['shipments'][number];

/** Lodges the shipments as orders, more than one where one would be too large. */
export async function sendManifest(
  { ourReference, shipper, shipments }: CarrierManifest,
  call: AustraliaPostCall,
): Promise<ManifestReceipt> {
  const parts = partsOf(shipments);
  const references: string[] = [];
  for (const part of parts) {
    const { order } = await requestJson(
      call,
      {
        name: 'order',
        method: 'PUT',
        path: '/orders',
        body: {
          order_reference: parts.length === 1 ? ourReference : partReference(ourReference, part),
          payment_method: 'CHARGE_TO_ACCOUNT',
          consignor: shipper.slice(0, 40),
          shipments: part.map(({ carrierReference }) => ({ shipment_id: carrierReference })),
        },
        isChange: true,
      },
      orderBody,
    );
    references.push(order.order_id);
  }
  return { references };
}

/** A name unique to the part, even in a repeated attempt with fewer shipments. */
const partReference = (ourReference: string, [first]: readonly OrderedShipment[]): string =>
  `${ourReference}-${first?.carrierReference ?? ''}`.slice(0, MAX_REFERENCE_LENGTH);

function partsOf(shipments: readonly OrderedShipment[]): OrderedShipment[][] {
  const parts: OrderedShipment[][] = [];
  let room = 0;
  for (const shipment of shipments) {
    if (shipment.pieces > room || parts.length === 0) {
      parts.push([]);
      room = MAX_ORDER_ITEMS;
    }
    parts.at(-1)?.push(shipment);
    room -= shipment.pieces;
  }
  return parts;
}
