import type { ItemBody, ShipmentBody } from './request-bodies.js';

/** One account of the double, with the key that signs in to it. */
export interface DoubleAccount {
  readonly number: string;
  readonly apiKey: string;
  readonly password: string;
  readonly products: readonly {
    readonly product_id: string;
    readonly type: string;
    readonly group: string;
    readonly takesDangerousGoods: boolean;
  }[];
  isExpired: boolean;
  isCreditBlocked: boolean;
}

export interface StoredShipment {
  readonly shipment_id: string;
  readonly body: ShipmentBody;
  readonly items: readonly (ItemBody & {
    readonly item_id: string;
    readonly article_id: string;
    readonly consignment_id: string;
  })[];
  order_id: string | null;
}

export interface TrackedItem {
  readonly article_id: string;
  readonly consignment_id: string;
  readonly status: string;
  readonly events: readonly {
    readonly date: string;
    readonly description: string;
    readonly location?: string;
  }[];
}

/** State of the double. */
export class DoubleState {
  readonly shipments = new Map<string, StoredShipment>();
  readonly orders: { readonly order_id: string; readonly order_reference: string }[] = [];
  readonly labels = new Map<string, { polls: number; readonly shipments: readonly string[] }>();
  readonly pickups: { readonly booking_id: string; readonly reference: string }[] = [];
  readonly journeys = new Map<string, readonly TrackedItem[]>();
  /** Fuel surcharge on the freight; the carrier changes it from time to time. */
  fuelPercent = 21;
  private last = 0;

  constructor(readonly account: DoubleAccount) {}

  /** A unique id. */
  nextId(prefix: string): string {
    this.last += 1;
    return `${prefix}${String(this.last).padStart(7, '0')}`;
  }

  add(body: ShipmentBody): StoredShipment {
    const consignment_id = this.nextId('LKD');
    const stored: StoredShipment = {
      shipment_id: this.nextId('shp'),
      body,
      items: body.items.map((item, index) => ({
        ...item,
        item_id: this.nextId('itm'),
        article_id: `${consignment_id}${String(index + 1).padStart(3, '0')}`,
        consignment_id,
      })),
      order_id: null,
    };
    this.shipments.set(stored.shipment_id, stored);
    return stored;
  }
}
