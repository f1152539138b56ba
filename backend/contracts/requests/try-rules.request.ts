import type { AddressClass } from '../rules/address.js';

/** One line of the sample: metres and kilograms of one piece. */
export interface TriedItemRequest {
  /** 'Carton' and 'Pallet' are priced as such; any other name is neither. */
  itemType: string;
  quantity: number;
  length: number;
  width: number;
  height: number;
  weight: number;
  /** Kilograms in the whole line; null for none. */
  dangerousGoodsWeight?: number | null;
}

/** A sample consignment, and the Rules & Fees it is to be priced by: as a form holds them, saved or not. */
export interface TryRulesRequest {
  /** Whose rate cards it is priced with; one of those that GET names. */
  clientCarrierAccountId: number;
  record: Record<string, unknown>;
  senderSuburbId: number;
  deliverySuburbId: number;
  deliveryAddressClass: AddressClass;
  isTailgateRequired: boolean;
  items: TriedItemRequest[];
}
