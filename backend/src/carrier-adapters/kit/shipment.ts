import type { ConsignmentType } from '@contracts/rules/consignment.js';

/** One end of a shipment. */
export interface ShipmentParty {
  readonly company: string;
  readonly contactName: string | null;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly suburb: string;
  /** NSW, VIC, QLD, SA, WA, TAS, NT or ACT. */
  readonly state: string;
  readonly postcode: string;
}

/** One line of goods; sizes in metres and weight in kilograms, per piece. */
export interface ShipmentItem {
  readonly itemNumber: number;
  /** Name of its item type, such as Carton or Pallet. */
  readonly itemTypeName: string;
  readonly description: string | null;
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
  readonly hasDangerousGoods: boolean;
}

/** A consignment as announced to carriers. */
export interface Shipment {
  /** Reference at the carrier, stable across attempts: `LH-<consignment>-<revision>`. */
  readonly ourReference: string;
  /** The shipper's own references. */
  readonly references: readonly string[];
  readonly type: ConsignmentType;
  /** The carrier's code for the service. */
  readonly service: string;
  readonly from: ShipmentParty;
  readonly to: ShipmentParty;
  readonly items: readonly ShipmentItem[];
  readonly specialInstructions: string | null;
  readonly hasAuthorityToLeave: boolean;
}

/** Pieces of a shipment. */
export const piecesOf = ({ items }: Pick<Shipment, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
