import type { ConsignmentStatus } from '../rules/consignment.js';
import type { ArticleRangeView } from './consignment.view.js';

/** Field names as in the specification (spec part 1, section 3: Tracking detail). */
export interface TrackingEventView {
  DateTime: string;
  Status: ConsignmentStatus;
  Location: string | null;
  StatusDescription: string;
  CarrierDescription: string | null;
  POD: ProofView | null;
}

export interface ProofView {
  type: 'PICKUP' | 'DELIVERY';
  signedBy: string;
  /** PNG, base64. */
  signature: string | null;
  dateTime: string;
}

export interface ConsignmentTrackingView {
  consignmentId: number;
  clientId: number;
  connoteNumber: string;
  serviceType: string | null;
  carrier: string | null;
  status: ConsignmentStatus;
  dispatchDate: string;
  /** ISO instant; null while open. */
  manifestedAt: string | null;
  eta: string | null;
  senderState: string | null;
  senderSuburb: string | null;
  receiverCompany: string | null;
  /** 'Brunswick VIC 3056'. */
  receiverSuburb: string | null;
  /** TRK-20: tracking is available here, from the carrier's scans or manual tracking events. */
  internalTracking: boolean;
  /** Carrier's own tracking page with the connote filled in; null before a carrier has it. */
  carrierTrackingUrl: string | null;
  /** Item numbers of the pieces, if the carrier reads them. */
  articleNumbers: ArticleRangeView[];
  proofOfPickup: ProofView | null;
  proofOfDelivery: ProofView | null;
  ConsignmentTracking: { TrackingEvents: TrackingEventView[] };
}
