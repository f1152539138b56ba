import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import type { OfferHintView, RejectionView } from '@contracts/views/offer.view.js';

/** What is to be priced, and whose accounts may carry it. */
export interface Shipment {
  readonly clientId: number;
  readonly content: ConsignmentContent;
}

/** An offer with what the person who chooses wants to know besides; only `data` goes into the event. */
export interface PricedOffer {
  readonly data: OfferData;
  /** Business days from the pickup to the ETA; null where there is no lane, or nobody remembers. */
  readonly transitDays: number | null;
  /** ISO instant by which the consignment has to be manifested to leave on its dispatch date. */
  readonly cutOffAt: string;
  readonly isPalletTypeRequired: boolean;
  readonly hasDangerousGoods: boolean;
  readonly isAutoBookingPreferred: boolean;
  /** HH:mm in the sender state's time zone. */
  readonly preferredPickupStart: string | null;
  readonly preferredPickupEnd: string | null;
}

/** Every service's answer: offers from the cheapest up, POA last (GAP-20), and why the others are not there. */
export interface PricedOffers {
  readonly offers: readonly PricedOffer[];
  readonly rejections: readonly RejectionView[];
  readonly hints: readonly OfferHintView[];
}

/** The offer a person chose, as it was shown to them. */
export interface ChosenOffer {
  readonly clientCarrierAccountId: number;
  readonly carrierServiceTypeId: number;
  readonly totalCents: number;
}
