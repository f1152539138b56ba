import type { SaveConsignmentRequest } from './save-consignment.request.js';

/** Body of POST /consignment/offers: a consignment, or for a quick quote only suburbs and what kind of places they are. */
export interface QuoteOffersRequest extends Omit<SaveConsignmentRequest, 'dispatchedAt'> {
  /** Left out: today in the sender's state. */
  dispatchedAt?: string | null;
  /** Kind of the delivery place, where it is no address of the book. */
  isResidential?: boolean | null;
  isPoBox?: boolean | null;
}
