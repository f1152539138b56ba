import type { AddressView } from './address.view.js';
import type { ItemView } from './item.view.js';

/** One fee of an offer. `amount` in dollars. */
export interface FeeView {
  code: string;
  category: 1 | 2;
  amount: number;
  why: string;
}

/**
 * A carrier's offer, or the one that was chosen (spec part 1, section 3: Offer). Money in dollars with
 * two decimals; `totalCost` 0 means POA. Before a carrier is chosen only the lower half is filled.
 */
export interface OfferView extends ShipmentView {
  /** Stable for the same goods, versions and carrier service; null while nothing is chosen. */
  id: string | null;
  carrierId: number | null;
  carrierName: string | null;
  carrierDisplayName: string | null;
  clientCarrierAccountId: number | null;
  carrierServiceTypeId: number | null;
  serviceType: string | null;
  displayServiceType: string | null;
  pricingMethod: string | null;
  chargeableWeight: number | null;
  /** Calendar day yyyy-MM-dd in the receiver's state. */
  eta: string | null;
  /** Business days from the pickup to the ETA; null where no lane is known, and for an offer that was chosen earlier. */
  transitDays: number | null;
  freightCost: number | null;
  category1Fees: number | null;
  category2Fees: number | null;
  feeDetails: FeeView[];
  fuelSurcharge: number | null;
  gst: number | null;
  totalCost: number | null;
  apiBasedConnoteCarrier: boolean;
  bookingApiAvailable: boolean;
  autoBookingPreferred: boolean;
  permanentBooking: boolean;
  carrierPalletTypeRequired: boolean;
  carrierFutileChargeWarning: boolean;
  preferredPickupStart: string | null;
  preferredPickupEnd: string | null;
  /** ISO instant by which the consignment has to be manifested to leave on its dispatch date. */
  carrierCutOffDateTime: string | null;
  hasDangerousGoods: boolean;
  rateCardVersionId: number | null;
  rulesVersionId: number | null;
  /** The trace behind every cent (docs/pricing.md). */
  explanation: Record<string, unknown> | null;
}

/** The price of one carrier's service, without what is to be carried. */
export type ServicePriceView = Omit<OfferView, keyof ShipmentView | 'carrierFutileChargeWarning'>;

/** What is to be carried, from where to where: the part of an offer that a person types. */
export interface ShipmentView {
  senderAddressId: number | null;
  deliveryAddressId: number | null;
  senderAddress: AddressView | null;
  deliveryAddress: AddressView | null;
  items: ItemView[];
  authorityToLeave: boolean;
  isTailgateRequired: boolean;
  specialInstructions: string | null;
  loscamNo: number;
  chepNo: number;
  otherNo: number;
  palletTransferType: 'CARRIER' | 'RECEIVER' | null;
}

/** Why a carrier's service is not among the offers; codes as in docs/pricing.md. */
export interface RejectionView {
  carrier: string;
  serviceType: string;
  method: string | null;
  code: string;
  message: string;
}

/** A hint where one more kilo is cheaper, or a fee is near. */
export interface OfferHintView {
  carrier: string;
  serviceType: string;
  message: string;
}

export interface ExplainedOffersView {
  offers: OfferView[];
  rejections: RejectionView[];
  hints: OfferHintView[];
}
