import type { AddressData } from '@contracts/events/address.data.js';
import type { PickupWindow } from '@contracts/events/manifest.events.js';

import type { ConsignmentRecord } from '../../consignments/index.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.js';

/** What a carrier has to know to send a driver (docs/carrier-manifest.md, Pickup booking). */
export interface PickupOrder {
  /** Same for every try of one booking. */
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

/** Made from the manifest alone; every consignment on it leaves from the same place. */
export function pickupOrder(
  manifest: OutboundManifest,
  consignments: readonly ConsignmentRecord[],
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
