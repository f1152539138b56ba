import type { SaveConsignmentRequest } from './save-consignment.request.js';

/** Body of POST /consignment/offers: a consignment, or for a quick quote only suburbs and address types. */
export interface QuoteOffersRequest extends Omit<SaveConsignmentRequest, 'dispatchedAt'> {
  /** Defaults to today in the sender's state. */
  dispatchedAt?: string | null;
  /** Delivery address type, if no address from the address book is given. */
  isResidential?: boolean | null;
  isPoBox?: boolean | null;
}
