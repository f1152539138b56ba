import type { TrackingStatus } from '../rules/consignment.js';
import type { IntegrationStatus } from './manifest.view.js';

/** One number of the strip, and how the last days led to it: `trend` is one number a day, oldest first, today last. */
export interface FigureView {
  count: number;
  /** Seven numbers; what each counts stands at the figure. */
  trend: number[];
}

/** The strip of figures. Each links to the list it counts. */
export interface DashboardFiguresView {
  /** Consignments of the Open tab, drafts included; the trend counts those made a day. */
  open: FigureView & { drafts: number };
  /** Leaving today, manifested or not; the trend counts those that left (or were to leave) a day. */
  dispatchingToday: FigureView & { notManifested: number };
  /** IN_TRANSIT now; the trend counts those still under way by the day they left. */
  inTransit: FigureView & { carriers: number };
  /** OUT_FOR_DELIVERY now; `dueToday` have their ETA today; the trend counts deliveries a day. */
  outForDelivery: FigureView & { dueToday: number };
  /** Everything of `attention`; the trend counts the consignments in trouble by the day of their status. */
  needsAttention: FigureView & { newToday: number };
}

/** A carrier's deadline of today, for the goods of one state it collects from. By cut-off, earliest first. */
export interface CutOffLaneView {
  customerCarrierId: number;
  carrierId: number;
  carrier: string;
  /** State the goods leave from, and its zone: cut-offs are told in the sender's time. */
  senderState: string | null;
  timeZone: string;
  /** ISO instant, always today in `timeZone`; it may have passed. */
  cutOffAt: string;
  /** Day of the goods that this cut-off is for, yyyy-MM-dd: today, or a later one where the carrier wants to know before. */
  dispatchDate: string;
  manifested: number;
  /** CREATED and not manifested: what can still make it. */
  notManifested: number;
  /** DRAFT with that dispatch date and this carrier. */
  drafts: number;
  /** Pickup windows asked for on the manifests of that day, ISO instants. */
  pickups: { readyTime: string; closingTime: string; bookingStatus: IntegrationStatus }[];
  /** Manifests of that day whose data did not arrive. */
  failedManifests: { id: number; manifestNumber: string }[];
}

/** What somebody should look at. `since` is the ISO instant or the day it began. */
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
      /** Why; null without SUPER_ADMIN_CONTENT. */
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
      /** All of a client's together. */
      kind: 'ADDRESS_INCOMPLETE';
      clientId: number;
      clientName: string;
      /** At most 1,000 are counted. */
      count: number;
      /** Company of the latest. */
      company: string;
      since: string;
    }
  | {
      /** Drafts older than two days, all of a client's together. */
      kind: 'OLD_DRAFTS';
      clientId: number;
      clientName: string;
      /** At most 1,000 are counted. */
      count: number;
      /** When the oldest was made. */
      since: string;
    };

export type AttentionKind = AttentionItemView['kind'];

/** Consignment statuses that ask for a person. */
export const troubledStatuses = [
  'UNABLE_TO_DELIVER',
  'BOOK_IN',
  'PARTIALLY_DELIVERED',
] as const satisfies readonly TrackingStatus[];

/** Of what left in the last 28 days and arrived. Worst first. */
export interface CarrierOnTimeView {
  carrierId: number;
  carrier: string;
  delivered: number;
  onTime: number;
  /** One decimal. */
  percent: number;
}

/** By dispatch date, oldest first: every one of the last ten days with any, today included. */
export interface DispatchedDayView {
  /** yyyy-MM-dd. */
  day: string;
  /** Delivered on or before the ETA, or without one. */
  onTime: number;
  /** Delivered after the ETA. */
  late: number;
  /** Left and not delivered yet. */
  underway: number;
}

/** In place of "Dispatching today" for SUPER_ADMIN_CONTENT: transfers and bookings. */
export interface IntegrationHealthView {
  /** Manifests whose transfer or booking failed for good. */
  failed: number;
  /** Waiting for their next try, or queued. */
  pending: number;
}

/** In place of "Out for delivery" for SUPER_ADMIN_CONTENT: the connote ranges of all accounts. */
export interface ConnoteRangesView {
  accounts: number;
  /** 80 % used and more, exhausted ones included. */
  nearlyUsed: number;
  exhausted: number;
}

/**
 * GET /dashboard/summary (api.md A13, GAP-09). A section is null where the caller holds no permission for
 * it in the scope asked for; who may nothing of it still gets 200.
 */
export interface DashboardSummaryView {
  /** ISO instant of the answer. */
  asOf: string;
  /** IANA zone of the user; `today` and the days of the figures are told in it. */
  timeZone: string;
  /** yyyy-MM-dd. */
  today: string;
  /** READ_CONSIGNMENT. */
  figures: DashboardFiguresView | null;
  /** READ_CONSIGNMENT. Every carrier account in scope has a lane, with or without goods; at most 60. */
  cutOffs: CutOffLaneView[] | null;
  /**
   * Most pressing first, at most 20; `figures.needsAttention.count` counts all. Consignments need
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
