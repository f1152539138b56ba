import type {
  ConsignmentContent,
  DangerousGoodData,
  ItemData,
} from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { MINIMUM_VOLUME } from '@contracts/rules/consignment.js';
import type { DangerousGoodView, ItemView } from '@contracts/views/item.view.js';
import type { OfferView, ShipmentView } from '@contracts/views/offer.view.js';

import { toOfferView } from '../../../pricing/index.js';
import { toAddressView } from './address-view.js';
import type { Surroundings } from './surroundings.js';

interface Shipped {
  readonly clientId: number;
  readonly content: ConsignmentContent;
}

/** The offer a consignment was saved with, as POST /consignment/offers shows offers; empty while none is chosen. */
export function toStoredOfferView(
  { offer, ...shipped }: Shipped & { readonly offer: OfferData | null },
  surroundings: Surroundings,
): OfferView {
  const hasDangerousGoods = shipped.content.items.some((item) => item.dangerousGoods.length > 0);
  const chosen = offer
    ? toOfferView({ data: offer, transitDays: null, hasDangerousGoods, ...surroundings })
    : { ...nothingChosen, hasDangerousGoods };
  return {
    ...toShipmentView(shipped),
    ...chosen,
    carrierFutileChargeWarning: surroundings.hasPreviousBooking,
  };
}

/** What is to be carried, in the names the API uses. */
export function toShipmentView({ clientId, content }: Shipped): ShipmentView {
  const { sender, receiver, palletControl } = content;
  return {
    senderAddressId: sender?.id ?? null,
    deliveryAddressId: receiver?.id ?? null,
    senderAddress: toAddressView(clientId, sender),
    deliveryAddress: toAddressView(clientId, receiver),
    items: content.items.map(toItemView),
    authorityToLeave: content.hasAuthorityToLeave,
    isTailgateRequired: content.isTailgateRequired,
    specialInstructions: content.specialInstructions,
    ...toPalletView(palletControl),
  };
}

const toPalletView = (control: ConsignmentContent['palletControl']) => ({
  loscamNo: control?.loscam ?? 0,
  chepNo: control?.chep ?? 0,
  otherNo: control?.other ?? 0,
  palletTransferType: control?.transferType ?? null,
});

function toItemView(item: ItemData): ItemView {
  const { quantity, length, width, height, weight } = item;
  return {
    ...item,
    totalWeight: round(quantity * weight),
    totalVolume: Math.max(MINIMUM_VOLUME, round(quantity * length * width * height)),
    dangerousGoods: item.dangerousGoods.map(toDangerousGoodView),
  };
}

function toDangerousGoodView(good: DangerousGoodData): DangerousGoodView {
  const { unNumber, hazardClass, shippingName, packingGroup: typeOfPackaging, ...rest } = good;
  return {
    ...rest,
    typeOfPackaging,
    unNumber: { id: unNumber, hazardClass, shippingName, typeOfPackaging },
  };
}

/** To six decimals: enough for cubic millimetres of a metre, and free of what binary fractions add. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6;

const nothingChosen = {
  id: null,
  carrierId: null,
  carrierName: null,
  carrierDisplayName: null,
  clientCarrierAccountId: null,
  carrierServiceTypeId: null,
  serviceType: null,
  displayServiceType: null,
  pricingMethod: null,
  chargeableWeight: null,
  eta: null,
  transitDays: null,
  freightCost: null,
  category1Fees: null,
  category2Fees: null,
  feeDetails: [],
  fuelSurcharge: null,
  gst: null,
  totalCost: null,
  apiBasedConnoteCarrier: false,
  bookingApiAvailable: false,
  autoBookingPreferred: false,
  permanentBooking: false,
  carrierPalletTypeRequired: false,
  preferredPickupStart: null,
  preferredPickupEnd: null,
  carrierCutOffDateTime: null,
  rateCardVersionId: null,
  rulesVersionId: null,
  explanation: null,
};
