import type { ConsignmentStatus } from '../rules/consignment.js';
import type { ArticleRangeView } from './consignment.view.js';

/** Field names as the specification writes them (spec part 1, section 3: Tracking detail). */
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
  /** ISO instant; null while it is open. */
  manifestedAt: string | null;
  eta: string | null;
  senderState: string | null;
  senderSuburb: string | null;
  receiverCompany: string | null;
  /** 'Brunswick VIC 3056'. */
  receiverSuburb: string | null;
  /** TRK-20: its way is known here: the carrier sends scans, or somebody noted where it is. */
  internalTracking: boolean;
  /** The carrier's own page about it, the connote filled in; null while no carrier has it. */
  carrierTrackingUrl: string | null;
  /** Item numbers of its pieces, where its carrier reads those. */
  articleNumbers: ArticleRangeView[];
  proofOfPickup: ProofView | null;
  proofOfDelivery: ProofView | null;
  ConsignmentTracking: { TrackingEvents: TrackingEventView[] };
}
