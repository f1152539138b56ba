import type { AddressClass } from '../rules/address.js';
import type { DangerousGoodView, ItemView } from '../views/item.view.js';
import type { OfferView, ShipmentView } from '../views/offer.view.js';

/** Null and absent are equivalent (api.md A14). */
type Nullish<View> = { [Field in keyof View]?: View[Field] | null };

/** An address from the client's address book, by id; for a quick quote, a suburb and the address type. */
export interface AddressRefRequest {
  id?: number | null;
  suburb?: { id: number } | null;
  addressClass?: AddressClass | null;
}

export type DangerousGoodRequest = Nullish<Omit<DangerousGoodView, 'unNumber'>> & {
  unNumber?: Nullish<DangerousGoodView['unNumber']> | null;
};

/** A line of goods; a draft may omit what a carrier requires. Metres and kilograms per piece. */
export type ItemRequest = Nullish<
  Omit<ItemView, 'itemNumber' | 'totalWeight' | 'totalVolume' | 'dangerousGoods'>
> & { dangerousGoods?: DangerousGoodRequest[] | null };

/** The shipment; with a carrier chosen, also the offer as returned by POST /consignment/offers. */
export type OfferSelectionRequest = Nullish<
  Omit<ShipmentView, 'senderAddress' | 'deliveryAddress' | 'items'>
> &
  Nullish<
    Pick<OfferView, 'id' | 'clientCarrierAccountId' | 'carrierServiceTypeId' | 'totalCost'>
  > & {
    senderAddress?: AddressRefRequest | null;
    deliveryAddress?: AddressRefRequest | null;
    items?: ItemRequest[] | null;
  };
