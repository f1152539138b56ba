import type { ConsignmentType } from '../rules/consignment.js';
import type { QuoteOffersRequest } from './quote-offers.request.js';

/**
 * Body of POST /quote: what was sent to POST /consignment/offers, with the chosen offer in `offer` and a
 * title. Its price is checked, not taken.
 */
export interface SaveQuoteRequest extends Omit<QuoteOffersRequest, 'consignmentType'> {
  name: string;
  /** Left out: QUOTE. */
  consignmentType?: ConsignmentType;
}
