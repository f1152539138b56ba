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
 * A carrier's offer, or the chosen one (spec part 1, section 3: Offer). Money in dollars with two decimals;
 * `totalCost` 0 means POA. Before a carrier is chosen, only the shipment is filled in.
 */
export interface OfferView extends ShipmentView {
  /** Stable for the same goods, versions and carrier service; null while no offer is chosen. */
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
  /** Business days from pickup to ETA; null if there is no transit time, and for offers chosen earlier. */
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
  /** ISO instant by which the consignment must be manifested to leave on its dispatch date. */
  carrierCutOffDateTime: string | null;
  hasDangerousGoods: boolean;
  /** Source of the price: the rate card, or the carrier itself; null while no offer is chosen. */
  source: 'RATE_CARD' | 'LIVE' | null;
  /** Null for prices of rate cards. */
  live: LivePriceView | null;
  rateCardVersionId: number | null;
  rulesVersionId: number | null;
  /** Trace of every cent (docs/pricing.md). */
  explanation: Record<string, unknown> | null;
}

/** A price quoted by the carrier itself. */
export interface LivePriceView {
  /** ISO instant. */
  askedAt: string;
  /** ISO instant: until then the price is valid without another request. */
  quotedUntil: string;
  /** False for an earlier price that the carrier has not confirmed. */
  isBookable: boolean;
}

/** Price of one carrier's service, without the shipment. */
export type ServicePriceView = Omit<OfferView, keyof ShipmentView | 'carrierFutileChargeWarning'>;

/** The shipment: sender, receiver and items, as entered. */
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

/** Reason a carrier's service made no offer. */
export interface RejectionView {
  carrier: string;
  serviceType: string;
  method: string | null;
  code: string;
  message: string;
}

/** A hint that one more kilogram is cheaper, or that a fee is close. */
export interface OfferHintView {
  carrier: string;
  serviceType: string;
  message: string;
}

/** A pending request for carriers' own prices. */
export interface LiveOfferRequestView {
  askId: string;
  /** Display names. */
  pending: string[];
  /** Shipment of the offers fetched later, which do not repeat it. */
  shipment: ShipmentView;
}

/** An offer with a carrier's own price, without the shipment. */
export type LiveOfferView = Omit<OfferView, keyof ShipmentView>;

/** GET /consignment/offers/live/{askId}: responses since `after`. */
export interface LiveOffersView {
  offers: LiveOfferView[];
  rejections: RejectionView[];
  /** Display names of carriers that have not responded yet. */
  pending: string[];
  /** Number of responses so far: `after` of the next request. */
  after: number;
}

export interface ExplainedOffersView {
  offers: OfferView[];
  rejections: RejectionView[];
  hints: OfferHintView[];
  /** Set with `liveRates=LATER` while carriers' own prices are pending; otherwise null. */
  live: LiveOfferRequestView | null;
}
