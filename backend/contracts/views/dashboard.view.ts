import type { ListConsignmentsRequest } from '../requests/list-consignments.request.js';
import type { TrackingStatus } from '../rules/consignment.js';
import type { IntegrationStatus } from './manifest.view.js';
import type { RecentChangeView } from './recent-change.view.js';

/** A number, and the request that lists exactly the rows it counts. */
export interface CountedRowsView {
  count: number;
  /** Route of the list. */
  list: 'consignment/list';
  /** Body of that route. */
  query: ListConsignmentsRequest;
}

/** One figure of the dashboard. `trend` has one number per day, oldest first, today last. */
export interface FigureView extends CountedRowsView {
  /** Seven numbers; each figure says what its trend counts. */
  trend: number[];
}

/** Figures at the top of the dashboard, each with a second number beside it. */
export interface DashboardFiguresView {
  /** Consignments of the Open tab, drafts included; the trend counts those created per day. */
  open: FigureView & { drafts: CountedRowsView };
  /** Dispatched today, manifested or not; the trend counts consignments by dispatch day. */
  dispatchingToday: FigureView & { notManifested: CountedRowsView };
  /** IN_TRANSIT now, of which `late` are past their ETA; the trend counts those not yet delivered by dispatch day. */
  inTransit: FigureView & { late: CountedRowsView };
  /** OUT_FOR_DELIVERY now, of which `dueToday` have today's ETA; the trend counts deliveries per day. */
  outForDelivery: FigureView & { dueToday: CountedRowsView };
  /**
   * In a status that needs attention, or overdue, which `overdue` counts separately; the trend counts the former by the
   * day of their status.
   */
  exceptions: FigureView & { overdue: CountedRowsView };
}

/** Pickup for a cut-off: booked for a window, daily, not booked though there is freight, or not needed. */
export type CutOffPickupKind = 'BOOKED' | 'PERMANENT' | 'NONE' | 'NOT_NEEDED';

export interface CutOffPickupView {
  kind: CutOffPickupKind;
  /** For a booked pickup: ISO instants and the carrier's reference. */
  from: string | null;
  to: string | null;
  reference: string | null;
  /** State of the booking; null unless it is booked. */
  status: IntegrationStatus | null;
}

/** MISSED: passed with freight still open. OPEN: freight is open. DONE: all is manifested. EMPTY: no freight. */
export type CutOffState = 'MISSED' | 'OPEN' | 'DONE' | 'EMPTY';

/** One carrier cut-off today, shared by all senders and states whose cut-offs are at the same instant. */
export interface CutOffView {
  customerCarrierId: number;
  carrierId: number;
  carrier: string;
  /** ISO instant; may have passed. */
  cutOffAt: string;
  /** Dispatch day this cut-off applies to, yyyy-MM-dd: today, or later for carriers that need notice. */
  dispatchDate: string;
  /** States of the senders, and the cut-off's time in each as 'HH:mm'. Without freight, those of the usual sender. */
  localTimes: { state: string; time: string }[];
  /** Clients with freight in it: the first by name, and their count. */
  clients: { name: string; count: number } | null;
  state: CutOffState;
  /** CREATED and not manifested. */
  open: CountedRowsView;
  manifested: CountedRowsView;
  pickup: CutOffPickupView;
  /** Manifests of that day that could not be transmitted. */
  failedManifests: { id: number; manifestNumber: string }[];
}

/** Today's cut-offs, most urgent first: missed, open by time, done, empty. */
export interface CutOffsView {
  lanes: CutOffView[];
  /** Totals of all cut-offs that are not manifested. */
  openCount: number;
}

/** An item that needs attention. `since` is the ISO instant or day it began. */
export type AttentionItemView =
  | {
      kind: 'UNABLE_TO_DELIVER' | 'BOOK_IN' | 'PARTIALLY_DELIVERED' | 'OVERDUE';
      consignmentId: number;
      clientId: number;
      clientName: string;
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
      clientName: string;
      manifestNumber: string;
      carrier: string;
      /** The one that failed. */
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
      /** All of a client's form one item. */
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
      /** Drafts whose dispatch day has passed; all of a client's drafts form one item. */
      kind: 'OLD_DRAFTS';
      clientId: number;
      clientName: string;
      drafts: CountedRowsView;
      /** Dispatch day of the oldest. */
      since: string;
    };

export type AttentionKind = AttentionItemView['kind'];

/** Consignment statuses that need attention. */
export const exceptionStatuses = [
  'UNABLE_TO_DELIVER',
  'BOOK_IN',
  'PARTIALLY_DELIVERED',
] as const satisfies readonly TrackingStatus[];

/**
 * On-time figures of consignments dispatched in the last 28 days: delivered, or overdue and therefore already late.
 * Worst first.
 */
export interface CarrierOnTimeView {
  carrierId: number;
  carrier: string;
  delivered: number;
  /** Not delivered though the ETA has passed. */
  overdue: number;
  onTime: number;
  /** Share of the delivered and overdue ones, one decimal. */
  percent: number;
}

/** Dispatches of one day, yyyy-MM-dd: the last ten days that have any, oldest first, today included. */
export interface DispatchedDayView {
  /** yyyy-MM-dd. */
  day: string;
  /** Delivered on or before the ETA, or without one. */
  onTime: number;
  /** Delivered after the ETA, or not delivered though it has passed. */
  late: number;
  /** Dispatched, not delivered and not late yet. */
  underway: number;
}

/** Replaces "Dispatching today" for SUPER_ADMIN_CONTENT: transmissions and bookings. */
export interface IntegrationHealthView {
  /** Manifests whose transmission or booking permanently failed. */
  failed: number;
  /** Queued, or waiting for the next attempt. */
  pending: number;
}

/** Replaces "Out for delivery" for SUPER_ADMIN_CONTENT: usage of the connote ranges of all accounts. */
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
  /** READ_CONSIGNMENT. At most 60 cut-offs. */
  cutOffs: CutOffsView | null;
  /** READ_CONSIGNMENT. The newest 12 of the last 24 hours; manifests also require READ_MANIFEST. */
  happened: RecentChangeView[] | null;
  /**
   * Most urgent first, at most 20; `figures.exceptions` counts the consignments among them. Consignments require
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
