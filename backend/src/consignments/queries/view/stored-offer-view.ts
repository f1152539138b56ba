import type { AddressData } from '@contracts/events/address.data.js';
import type {
  ConsignmentContent,
  DangerousGoodData,
  ItemData,
} from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { MIN_LINE_VOLUME_M3 } from '@contracts/rules/consignment.js';
import type { AddressView } from '@contracts/views/address.view.js';
import type { DangerousGoodView, ItemView } from '@contracts/views/item.view.js';
import type { OfferView, ShipmentView } from '@contracts/views/offer.view.js';

import { toOfferView } from '../../../pricing/index.js';
import type { ConsignmentContext } from './consignment-context.queries.js';

/** The address as it was when the consignment was saved. */
export function toAddressView(clientId: number, address: AddressData | null): AddressView | null {
  if (!address) return null;
  const { addressLine1, addressLine2, suburb } = address;
  const locality = suburb && `${suburb.name} ${suburb.state} ${suburb.postcode}`;
  return {
    ...address,
    clientId,
    version: 0,
    formattedAddress: [addressLine1, addressLine2, locality].filter(Boolean).join(', '),
  };
}

interface ShippedContent {
  readonly clientId: number;
  readonly content: ConsignmentContent;
}

/** Maps the stored offer to the view of POST /consignment/offers; fields are null if there is none. */
export function toStoredOfferView(
  { offer, ...shipped }: ShippedContent & { readonly offer: OfferData | null },
  context: ConsignmentContext,
): OfferView {
  const hasDangerousGoods = shipped.content.items.some((item) => item.dangerousGoods.length > 0);
  const offerFields = offer
    ? toOfferView({
        data: offer,
        transitDays: null,
        hasDangerousGoods,
        isAsQuoted: false,
        ...context,
      })
    : { ...emptyOffer, hasDangerousGoods };
  return {
    ...toShipmentView(shipped),
    ...offerFields,
    carrierFutileChargeWarning: context.hasPreviousBooking,
  };
}

/** Maps the goods and addresses to the API's names. */
export function toShipmentView({ clientId, content }: ShippedContent): ShipmentView {
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
    totalVolume: Math.max(MIN_LINE_VOLUME_M3, round(quantity * length * width * height)),
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

/** Rounds to six decimals, a cubic centimetre, which hides binary fraction errors. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6;

const emptyOffer = {
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
  source: null,
  live: null,
  rateCardVersionId: null,
  rulesVersionId: null,
  explanation: null,
};
