import type { ImportReportView } from './import-report.view.js';

/** A zone of a carrier's rate cards (ZONE-18). */
export interface CarrierZoneView {
  id: number;
  zone: string;
  zonePriority: number;
  carrierId: number;
  carrierName: string;
}

/** What became of a zone file. Nothing is taken of a file with errors, unless bad rows are skipped. */
export type ZoneReportView = Omit<ImportReportView, 'drafts'>;

/** How long a service group takes between two zones (TRANSIT-05). */
export interface TransitLaneView {
  id: number;
  serviceGroupId: number;
  fromZone: string;
  toZone: string;
  /** Business days. */
  eta: number;
}
