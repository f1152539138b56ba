import type { SuburbView } from './address.view.js';
import type { OfferView } from './offer.view.js';

/** The quoted shipment. An address is null if only its suburb was entered; suburbs are always set. */
export interface QuotedOfferView extends OfferView {
  senderSuburb: SuburbView | null;
  deliverySuburb: SuburbView | null;
  isResidential: boolean;
  isPoBox: boolean;
}

/** A saved quote (QUOTE-17): an offer as it was when saved. */
export interface QuoteView {
  id: number;
  /** The title. */
  name: string;
  /** ISO instant. */
  createdAt: string;
  clientId: number;
  offer: QuotedOfferView;
}
