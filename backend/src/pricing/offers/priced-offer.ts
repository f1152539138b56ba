import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { OfferData, OfferSource } from '@contracts/events/offer.data.js';
import type { NumberOrigin } from '@contracts/rules/offer-number.js';
import type { OfferHintView, RejectionView } from '@contracts/views/offer.view.js';

/** Shipment to price, and the client whose accounts to use. */
export interface Shipment {
  readonly clientId: number;
  readonly content: ConsignmentContent;
  /** Origin of the number it already has: with the same account it needs no other one. */
  readonly connote?: NumberOrigin | null;
}

/** An offer with further details for the user's choice; only `data` becomes part of an event. */
export interface PricedOffer {
  readonly data: OfferData;
  /** Business days from the pickup to the ETA; null if there is no lane or it is unknown. */
  readonly transitDays: number | null;
  /** ISO instant by which the consignment must be manifested to leave on its dispatch date. */
  readonly cutOffAt: string;
  readonly isPalletTypeRequired: boolean;
  readonly hasDangerousGoods: boolean;
  readonly isAutoBookingPreferred: boolean;
  /** HH:mm in the sender state's time zone. */
  readonly preferredPickupStart: string | null;
  readonly preferredPickupEnd: string | null;
  /** True for a carrier's earlier price while it does not respond: it cannot be booked before the carrier confirms it. */
  readonly isAsQuoted: boolean;
  /** Stored response of the carrier that a live price came from; absent for stored offers. */
  readonly liveRateId?: number;
}

/** Quotes of all services: offers with the cheapest first and POA last (GAP-20), and why the others have none. */
export interface PricedOffers {
  readonly offers: readonly PricedOffer[];
  readonly rejections: readonly RejectionView[];
  readonly hints: readonly OfferHintView[];
}

/** The offer chosen by the user, as it was shown. */
export interface ChosenOffer {
  readonly clientCarrierAccountId: number;
  readonly carrierServiceTypeId: number;
  readonly totalCents: number;
  /** Source of the price that was shown; absent if the caller did not say. */
  readonly source?: OfferSource;
  /** Stored response of the carrier that the price came from. */
  readonly liveRateId?: number;
}
