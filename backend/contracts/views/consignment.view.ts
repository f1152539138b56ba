import type { ConsignmentState, ConsignmentStatus, ConsignmentType } from '../rules/consignment.js';
import type { Position } from '../realtime/position.js';
import type { OfferView } from './offer.view.js';
import type { PageCounts } from './page.view.js';

/** A complete consignment: response of GET /consignment/{conId}, accepted back by PUT. */
export interface ConsignmentView {
  id: number;
  clientId: number;
  clientName: string;
  consignmentType: ConsignmentType;
  consignmentCreationMethod: 'WEB' | 'API' | 'IMPORT';
  status: ConsignmentStatus;
  /** Same status, under its name in the submit body. */
  trackingStatus: ConsignmentStatus;
  state: ConsignmentState;
  /** Counts content changes only (GAP-61). */
  revision: number;
  /** A number, 'DRAFT', or 'PENDING MANIFEST'. */
  connoteNumber: string;
  manifestId: number | null;
  manifestNumber: string | null;
  manifestedAt: string | null;
  bookingReference: string | null;
  /** Number range of its connote; null before one is assigned, and for a connote issued by the carrier's own system. */
  connoteAccountVariablesId: number | null;
  /** TRK-20: tracking is available here, from the carrier's scans or manual tracking events. */
  internalTracking: boolean;
  createdAt: string;
  /** Midnight of the dispatch date in the sender state's zone, ISO UTC. */
  dispatchedAt: string;
  /** The same day, yyyy-MM-dd. */
  dispatchDate: string;
  deliveryWindowBegin: string | null;
  deliveryWindowEnd: string | null;
  consignmentReferences: string[];
  formattedReferences: string;
  categoryEntryPicks: CategoryEntryPickView[];
  clientPayerAccount: PayerAccountView | null;
  printedLabel: boolean;
  printedConsignment: boolean;
  /** Item numbers of the pieces, if the carrier reads item numbers; in the order of the lines. */
  articleNumbers: ArticleRangeView[];
  /** Paperwork is unavailable: an API-based connote is pending (GAP-43). */
  paperWorkDisabled: boolean;
  isManifestingEnabled: boolean;
  isResidential: boolean;
  isPoBox: boolean;
  /** 'Brunswick VIC 3056'; of the sender and the receiver. */
  fromSuburb: string | null;
  toSuburb: string | null;
  /** As in the offer, which takes precedence in a request. */
  authorityToLeave: boolean;
  specialInstructions: string | null;
  permanentBooking: boolean;
  offer: OfferView;
}

/** First and last item number, as printed, of pieces of one line; a line that has grown may have several ranges. */
export interface ArticleRangeView {
  /** Number of the line. */
  itemNumber: number;
  from: string;
  to: string;
}

export interface CategoryEntryPickView {
  /** A category is selected at most once, so its id identifies the selection. */
  id: number;
  consignmentId: number;
  categoryId: number;
  categoryEntryId: number;
  categoryEntry: { categoryDesc: string; entryDesc: string };
}

export interface PayerAccountView {
  id: number;
  whoPays: 'RECEIVER' | 'THIRD_PARTY';
  accountNumber: string;
  description: string;
  carrierId: number;
}

/** One row of the consignment list: its columns, and the data that bulk actions need. */
export interface ConsignmentListItem {
  id: number;
  clientId: number;
  clientName: string;
  consignmentType: ConsignmentType;
  status: ConsignmentStatus;
  state: ConsignmentState;
  revision: number;
  connoteNumber: string;
  connotePrefix: string | null;
  manifestId: number | null;
  manifestNumber: string | null;
  bookingReference: string | null;
  createdAt: string;
  dispatchedAt: string;
  dispatchDate: string;
  consignmentReferences: string[];
  formattedReferences: string;
  itemQuantity: number;
  totalWeight: number;
  printedLabel: boolean;
  paperWorkDisabled: boolean;
  isManifestingEnabled: boolean;
  /** TRK-20: tracking is available here, from the carrier's scans or manual tracking events. */
  internalTracking: boolean;
  offer: {
    carrierId: number | null;
    carrierDisplayName: string | null;
    carrierServiceTypeId: number | null;
    displayServiceType: string | null;
    clientCarrierAccountId: number | null;
    senderAddressId: number | null;
    senderCompany: string | null;
    senderState: string | null;
    receiverCompany: string | null;
    /** 'Brunswick VIC 3056'. */
    receiverSuburb: string | null;
    eta: string | null;
    totalCost: number | null;
    permanentBooking: boolean;
    bookingApiAvailable: boolean;
    carrierCutOffDateTime: string | null;
    /** Carrier's own tracking page; may contain a placeholder (CON-44). */
    carrierTrackingUrl: string | null;
    /** MAN-81: earliest possible pickup day, yyyy-MM-dd; null if there is no carrier or once manifested. */
    earliestDispatchDate: string | null;
  };
}

export interface ConsignmentListPage extends PageCounts {
  consignments: ConsignmentListItem[];
  /** Exact counts of the tabs for the clients of the query, regardless of filters. */
  counts: Record<ConsignmentState, number>;
  /** The page includes every event up to this position and none after it; later ones arrive as live messages. */
  position: Position;
}

/** Response of POST /consignment; a draft's connote is 'DRAFT'. */
export interface CreatedConsignmentView {
  id: number;
  /** Its owner. */
  clientId: number;
  clientName: string;
  connoteNumber: string;
  /** Set when a return was manifested in the same call (GAP-23). */
  manifestId: number | null;
}

/** Response of PUT /consignment: the connote changes with the carrier account. */
export interface AmendedConsignmentView {
  id: number;
  /** Its owner. */
  clientId: number;
  clientName: string;
  connoteNumber: string;
  revision: number;
  /** Set when a return was manifested in the same call (GAP-23). */
  manifestId: number | null;
}
