import type { AddressClass } from '../rules/address.js';

/** One line of the sample: metres and kilograms per piece. */
export interface TrialItemRequest {
  /** 'Carton' and 'Pallet' are priced as such; other names count as neither. */
  itemType: string;
  quantity: number;
  length: number;
  width: number;
  height: number;
  weight: number;
  /** Kilograms in the whole line; null for none. */
  dangerousGoodsWeight?: number | null;
}

/** A sample consignment and the Rules & Fees to price it with, saved or not. */
export interface TryRulesRequest {
  /** Account whose rate cards price the sample; one of those that GET returns. */
  clientCarrierAccountId: number;
  record: Record<string, unknown>;
  senderSuburbId: number;
  deliverySuburbId: number;
  deliveryAddressClass: AddressClass;
  isTailgateRequired: boolean;
  items: TrialItemRequest[];
}
