import type { TrackingStatus } from '../rules/consignment.js';
import type { IntegrationStatus } from './manifest.view.js';

/** One figure of the dashboard. `trend` has one number per day, oldest first, today last. */
export interface FigureView {
  count: number;
  /** Seven numbers; each figure says what its trend counts. */
  trend: number[];
}

/** Figures at the top of the dashboard. Each links to the list it counts. */
export interface DashboardFiguresView {
  /** Consignments of the Open tab, drafts included; the trend counts those created per day. */
  open: FigureView & { drafts: number };
  /** Dispatched today, manifested or not; the trend counts consignments by dispatch day. */
  dispatchingToday: FigureView & { notManifested: number };
  /** IN_TRANSIT now; the trend counts those not yet delivered by dispatch day. */
  inTransit: FigureView & { carriers: number };
  /** OUT_FOR_DELIVERY now, of which `dueToday` have today's ETA; the trend counts deliveries per day. */
  outForDelivery: FigureView & { dueToday: number };
  /** All items of `attention`; the trend counts exceptions by the day of their status. */
  needsAttention: FigureView & { newToday: number };
}

/** A carrier's cut-off today for one sender state. Sorted by cut-off, earliest first. */
export interface CutOffRowView {
  customerCarrierId: number;
  carrierId: number;
  carrier: string;
  /** State of the sender and its time zone: cut-offs are shown in the sender's time. */
  senderState: string | null;
  timeZone: string;
  /** ISO instant, always today in `timeZone`; may have passed. */
  cutOffAt: string;
  /** Dispatch day this cut-off applies to, yyyy-MM-dd: today, or later for carriers that need notice. */
  dispatchDate: string;
  manifested: number;
  /** CREATED and not manifested: consignments that can still make the cut-off. */
  notManifested: number;
  /** DRAFT with that dispatch date and this carrier. */
  drafts: number;
  /** Pickup windows requested on the manifests of that day, ISO instants. */
  pickups: { readyTime: string; closingTime: string; bookingStatus: IntegrationStatus }[];
  /** Manifests of that day that could not be transmitted. */
  failedManifests: { id: number; manifestNumber: string }[];
}

/** An item that needs attention. `since` is the ISO instant or day it began. */
export type AttentionItemView =
  | {
      kind: 'UNABLE_TO_DELIVER' | 'BOOK_IN' | 'PARTIALLY_DELIVERED';
      consignmentId: number;
      clientId: number;
      connoteNumber: string;
      carrier: string | null;
      receiverCompany: string | null;
      /** 'Broome WA 6725'. */
      receiverSuburb: string | null;
      eta: string | null;
      since: string;
    }
  | {
      kind: 'INTEGRATION_FAILED';
      manifestId: number;
      clientId: number;
      manifestNumber: string;
      carrier: string;
      /** Which of the two failed. */
      errand: 'TRANSFER' | 'BOOKING';
      /** Requires SUPER_ADMIN_CONTENT, otherwise null. */
      reason: string | null;
      attempts: number | null;
      since: string;
    }
  | {
      kind: 'RANGE_NEARLY_USED';
      clientCarrierAccountId: number;
      clientId: number;
      carrier: string;
      prefix: string;
      /** Two decimals. */
      usedPercent: number;
      numbersLeft: number;
      since: null;
    }
  | {
      /** All of a client's in one item. */
      kind: 'ADDRESS_INCOMPLETE';
      clientId: number;
      clientName: string;
      /** Counted up to 1,000. */
      count: number;
      /** Company of the newest. */
      company: string;
      since: string;
    }
  | {
      /** Drafts older than two days, all of a client's in one item. */
      kind: 'OLD_DRAFTS';
      clientId: number;
      clientName: string;
      /** Counted up to 1,000. */
      count: number;
      /** When the oldest was created. */
      since: string;
    };

export type AttentionKind = AttentionItemView['kind'];

/** Consignment statuses that need attention. */
export const exceptionStatuses = [
  'UNABLE_TO_DELIVER',
  'BOOK_IN',
  'PARTIALLY_DELIVERED',
] as const satisfies readonly TrackingStatus[];

/** Of consignments dispatched in the last 28 days and delivered. Worst first. */
export interface CarrierOnTimeView {
  carrierId: number;
  carrier: string;
  delivered: number;
  onTime: number;
  /** One decimal. */
  percent: number;
}

/** By dispatch date, oldest first: days of the last ten with any dispatches, today included. */
export interface DispatchedDayView {
  /** yyyy-MM-dd. */
  day: string;
  /** Delivered on or before the ETA, or without one. */
  onTime: number;
  /** Delivered after the ETA. */
  late: number;
  /** Dispatched and not delivered yet. */
  underway: number;
}

/** Replaces "Dispatching today" for SUPER_ADMIN_CONTENT: transmissions and bookings. */
export interface IntegrationHealthView {
  /** Manifests whose transmission or booking finally failed. */
  failed: number;
  /** Queued, or waiting for the next attempt. */
  pending: number;
}

/** Replaces "Out for delivery" for SUPER_ADMIN_CONTENT: the connote ranges of all accounts. */
export interface ConnoteRangesView {
  accounts: number;
  /** At least 80 % used, exhausted ones included. */
  nearlyUsed: number;
  exhausted: number;
}

/**
 * GET /dashboard/summary (api.md A13, GAP-09). A section is null if the user has no permission for it in the
 * requested scope; a user without any still gets 200.
 */
export interface DashboardSummaryView {
  /** ISO instant of the response. */
  asOf: string;
  /** IANA zone of the user, in which `today` and the days of the figures are computed. */
  timeZone: string;
  /** yyyy-MM-dd. */
  today: string;
  /** READ_CONSIGNMENT. */
  figures: DashboardFiguresView | null;
  /** READ_CONSIGNMENT. One row per carrier account in scope, with or without consignments; at most 60. */
  cutOffs: CutOffRowView[] | null;
  /**
   * Most urgent first, at most 20; `figures.needsAttention.count` counts all. Consignments require
   * READ_CONSIGNMENT, manifests READ_MANIFEST, ranges READ_CLIENT_CARRIER_ACCOUNT, addresses READ_ADDRESS.
   */
  attention: AttentionItemView[];
  /** READ_CONSIGNMENT. */
  onTime: CarrierOnTimeView[] | null;
  /** READ_CONSIGNMENT. */
  dispatched: DispatchedDayView[] | null;
  /** SUPER_ADMIN_CONTENT. */
  integration: IntegrationHealthView | null;
  /** SUPER_ADMIN_CONTENT. */
  connoteRanges: ConnoteRangesView | null;
}
