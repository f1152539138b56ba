import type { ImportReportView } from './import-report.view.js';

/** A zone in a carrier's rate cards (ZONE-18). */
export interface CarrierZoneView {
  id: number;
  zone: string;
  zonePriority: number;
  carrierId: number;
  carrierName: string;
}

/** Result of a zone file import. A file with errors is rejected unless bad rows are skipped. */
export interface ZoneReportView extends Omit<ImportReportView, 'drafts'> {
  /** Rows that change nothing. */
  unchanged: number;
}

/** Transit time of a service group between two zones (TRANSIT-05). */
export interface TransitLaneView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  serviceGroupId: number;
  fromZone: string;
  toZone: string;
  /** Business days. */
  eta: number;
  /** Whether the days are the customer's own. */
  isOwn: boolean;
  /** Days shared by all customers; null if only the customer has the lane. */
  sharedEta: number | null;
}
