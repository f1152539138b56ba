import type { ConsignmentState, ConsignmentStatus, ConsignmentType } from '../rules/consignment.js';
import type { OfferView } from './offer.view.js';
import type { PageCounts } from './page.view.js';

/** A consignment whole, as GET /consignment/{conId} answers it and PUT takes it back. */
export interface ConsignmentView {
  id: number;
  clientId: number;
  clientName: string;
  consignmentType: ConsignmentType;
  consignmentCreationMethod: 'WEB' | 'API' | 'IMPORT';
  status: ConsignmentStatus;
  /** The same status under its name in the submit body. */
  trackingStatus: ConsignmentStatus;
  state: ConsignmentState;
  /** Counts changes of content only (GAP-61). */
  revision: number;
  /** A number, 'DRAFT', or 'PENDING MANIFEST'. */
  connoteNumber: string;
  manifestId: number | null;
  manifestNumber: string | null;
  manifestedAt: string | null;
  bookingReference: string | null;
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
  /** What its pieces carry where their carrier reads item numbers; in the order of the lines. */
  articleNumbers: ArticleRangeView[];
  /** Paperwork is not to be had yet: an API-based connote is pending (GAP-43). */
  paperWorkDisabled: boolean;
  isManifestingEnabled: boolean;
  isResidential: boolean;
  isPoBox: boolean;
  offer: OfferView;
}

/** First and last item number, as printed, of pieces of one line; a line that has grown may have several. */
export interface ArticleRangeView {
  /** Of the line. */
  itemNumber: number;
  from: string;
  to: string;
}

export interface CategoryEntryPickView {
  /** A category is picked from once: its id names the pick. */
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

/** One row of the consignment list: the columns of LIST and what its bulk bar has to know. */
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
  /** TRK-20: its way is known here: the carrier sends scans, or somebody noted where it is. */
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
    /** The carrier's own page about it; may hold a placeholder (CON-44). */
    carrierTrackingUrl: string | null;
    /** MAN-81: the first day its truck can still come, yyyy-MM-dd; null without a carrier or once it has left. */
    earliestDispatchDate: string | null;
  };
}

export interface ConsignmentListPage extends PageCounts {
  consignments: ConsignmentListItem[];
  /** Exact numbers behind the tabs, for the clients of the query; whatever the filters say. */
  counts: Record<ConsignmentState, number>;
}

/** POST /consignment answers this; a draft's connote is 'DRAFT'. */
export interface CreatedConsignmentView {
  id: number;
  connoteNumber: string;
  /** Set when a return was manifested in the same call (GAP-23). */
  manifestId: number | null;
}

/** PUT /consignment answers this: the connote is a new one when the carrier account changed. */
export interface AmendedConsignmentView {
  id: number;
  connoteNumber: string;
  revision: number;
  /** Set when a return was manifested in the same call (GAP-23). */
  manifestId: number | null;
}
