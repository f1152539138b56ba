import type { AddressClass } from '../rules/address.js';
import type { DangerousGoodView, ItemView } from '../views/item.view.js';
import type { OfferView, ShipmentView } from '../views/offer.view.js';

/** Null and absent mean the same (api.md A14). */
type Loosely<View> = { [Field in keyof View]?: View[Field] | null };

/** An address of the client's book by its id; for a quick quote, a suburb and the kind of place. */
export interface NamedAddressRequest {
  id?: number | null;
  suburb?: { id: number } | null;
  addressClass?: AddressClass | null;
}

export type DangerousGoodRequest = Loosely<Omit<DangerousGoodView, 'unNumber'>> & {
  unNumber?: Loosely<DangerousGoodView['unNumber']> | null;
};

/** A line of goods; a draft may hold less than a carrier needs. Metres and kilograms of one piece. */
export type ItemRequest = Loosely<
  Omit<ItemView, 'itemNumber' | 'totalWeight' | 'totalVolume' | 'dangerousGoods'>
> & { dangerousGoods?: DangerousGoodRequest[] | null };

/** What is to be carried; with a carrier chosen, the offer as it was answered by POST /consignment/offers. */
export type OfferSelectionRequest = Loosely<
  Omit<ShipmentView, 'senderAddress' | 'deliveryAddress' | 'items'>
> &
  Loosely<
    Pick<OfferView, 'id' | 'clientCarrierAccountId' | 'carrierServiceTypeId' | 'totalCost'>
  > & {
    senderAddress?: NamedAddressRequest | null;
    deliveryAddress?: NamedAddressRequest | null;
    items?: ItemRequest[] | null;
  };
