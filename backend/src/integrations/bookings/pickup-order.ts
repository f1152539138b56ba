import type { AddressData } from '@contracts/events/address.data.js';
import type { PickupWindow } from '@contracts/events/manifest.events.js';

import type { ConsignmentDetails } from '../../consignments/index.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.queries.js';

/** Details a carrier needs to send a driver (docs/carrier-manifest.md, Pickup booking). */
export interface PickupOrder {
  /** Same for every attempt of one booking. */
  readonly bookingId: string;
  readonly manifestId: number;
  readonly manifestNumber: string;
  readonly carrier: string;
  readonly service: string;
  readonly shipper: string;
  readonly window: PickupWindow;
  readonly from: AddressData | null;
  readonly connotes: readonly string[];
  readonly pieces: number;
  readonly kilograms: number;
  readonly hasDangerousGoods: boolean;
}

/** Built from the manifest alone; all its consignments share a sender. */
export function toPickupOrder(
  manifest: OutboundManifest,
  consignments: readonly ConsignmentDetails[],
  window: PickupWindow,
): PickupOrder {
  const items = consignments.flatMap(({ content }) => content.items);
  return {
    bookingId: `pickup-${manifest.id}`,
    manifestId: manifest.id,
    manifestNumber: manifest.manifestNumber,
    carrier: manifest.carrier.carrierDisplayName,
    service: manifest.carrier.displayServiceType,
    shipper: manifest.owner.clientName,
    window,
    from: consignments[0]?.content.sender ?? null,
    connotes: consignments.flatMap(({ connote }) => connote?.connoteNumber ?? []),
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    kilograms: items.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0),
    hasDangerousGoods: items.some(({ dangerousGoods }) => dangerousGoods.length > 0),
  };
}
