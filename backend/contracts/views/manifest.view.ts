import type { ConsignmentListItem } from './consignment.view.js';
import type { PageCounts } from './page.view.js';

/** GAP-37: states of the data transfer and the pickup booking. */
export type IntegrationStatus = 'PENDING' | 'SENT' | 'FAILED' | 'NOT_REQUIRED';

/** The last failure, for users who may see it. */
export interface IntegrationDetailView {
  status: IntegrationStatus;
  integrationId: string | null;
  error: string | null;
  attempts: number;
  nextTryAt: string | null;
  updatedAt: string;
}

export interface ManifestListItem {
  id: number;
  manifestNumber: string;
  clientId: number;
  clientName: string;
  carrierDisplayName: string;
  displayServiceType: string;
  senderCompany: string;
  /** State of the pickup location, whose zone the times of the pickup are in (GAP-74); null if unknown. */
  senderState: string | null;
  dispatchDate: string;
  createdAt: string;
  updatedAt: string;
  consignmentCount: number;
  dataStatus: IntegrationStatus;
  bookingStatus: IntegrationStatus;
  bookingReference: string | null;
  /** The carrier collects daily, without a booking. */
  permanentBooking: boolean;
  readyTime: string | null;
  closingTime: string | null;
  printedLabel: boolean;
  printedConsignment: boolean;
  printedFreightSummary: boolean;
  paperWorkDisabled: boolean;
  /** Requires SUPER_ADMIN_CONTENT; absent otherwise. */
  integrationManifestId?: string | null;
  integrationError?: string | null;
  bookingIntegrationError?: string | null;
  integration?: IntegrationDetailView;
  booking?: IntegrationDetailView;
}

export interface ManifestListPage extends PageCounts {
  manifests: ManifestListItem[];
}

/** A group of created consignments that can share one manifest (GAP-32). */
export interface OpenManifestListItem {
  id: number;
  clientId: number;
  clientName: string;
  carrierName: string;
  displayServiceType: string;
  senderName: string;
  dispatchDate: string;
  /** Number of consignments. */
  quantity: number;
  isManifestingEnabled: boolean;
  permanentBooking: boolean;
  carrierCutOffDateTime: string | null;
  /** Empty if left out on request, or after the first 10,000 of a response: then list the group by its id. */
  consignments: ConsignmentListItem[];
}

export interface OpenManifestListPage extends PageCounts {
  openManifests: OpenManifestListItem[];
}

/** POST /manifest (GAP-78). */
export interface CreatedManifestView {
  id: number;
  manifestNumber: string;
  leftOut: { id: number; reason: string }[];
}
