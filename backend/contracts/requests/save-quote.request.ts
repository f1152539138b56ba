import type { ConsignmentType } from '../rules/consignment.js';
import type { QuoteOffersRequest } from './quote-offers.request.js';

/**
 * Body of POST /quote: the request of POST /consignment/offers, with the chosen offer in `offer` and a title. The
 * price is recalculated, not trusted.
 */
export interface SaveQuoteRequest extends Omit<QuoteOffersRequest, 'consignmentType'> {
  name: string;
  /** Defaults to QUOTE. */
  consignmentType?: ConsignmentType;
}
