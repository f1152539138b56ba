import type { SuburbView } from './address.view.js';
import type { OfferView } from './offer.view.js';

/** What was quoted. An address is null where only its suburb was given; the suburbs are always there. */
export interface QuotedOfferView extends OfferView {
  senderSuburb: SuburbView | null;
  deliverySuburb: SuburbView | null;
  isResidential: boolean;
  isPoBox: boolean;
}

/** A saved quote (QUOTE-17): an offer as it stood when it was saved. */
export interface QuoteView {
  id: number;
  /** The title. */
  name: string;
  /** ISO instant. */
  createdAt: string;
  clientId: number;
  offer: QuotedOfferView;
}
