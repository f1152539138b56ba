import type { ConsignmentType } from '../rules/consignment.js';
import type { OfferSelectionRequest } from './offer-selection.request.js';

/** Body of POST and PUT /consignment and of POST /consignment/offers (spec part 1, section 7; api.md A14). */
export interface SaveConsignmentRequest {
  /** PUT only. */
  id?: number | null;
  clientId: number;
  consignmentType: ConsignmentType;
  consignmentCreationMethod?: 'WEB' | 'API' | 'IMPORT' | null;
  /** Defaults to CREATED with a carrier, DRAFT without one (CON-52, CON-53). */
  trackingStatus?: 'DRAFT' | 'CREATED' | null;
  /** ISO instant, or a calendar day yyyy-MM-dd in the sender's state. */
  dispatchedAt: string;
  deliveryWindowBegin?: string | null;
  deliveryWindowEnd?: string | null;
  consignmentReferences?: string[] | null;
  categoryEntryPicks?: { categoryId: number; categoryEntryId: number }[] | null;
  clientPayerAccount?: { id: number } | null;
  offer: OfferSelectionRequest;
  /** PUT: rejected with 409 unless it is the current one (GAP-61). */
  revision?: number | null;
}
