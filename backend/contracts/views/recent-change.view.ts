import type { TrackingStatus } from '../rules/consignment.js';

/** Something that happened in the last 24 hours. */
export type RecentChangeView = RecentConsignmentChangeView | RecentManifestChangeView;

export interface RecentConsignmentChangeView {
  /** Id of its first public event, or of the minute in which labels were printed. */
  id: string;
  /** ISO instant at which it was recorded. */
  at: string;
  /** SCANNED: its status or its location is new. */
  kind: 'CREATED' | 'EDITED' | 'MOVED' | 'PRINTED' | 'SCANNED' | 'DELETED' | 'RESTORED';
  consignmentId: number;
  /** Null while its carrier has not assigned it. */
  connoteNumber: string | null;
  /** Of a scan. */
  status: TrackingStatus | null;
  /** 'Broome WA 6725': location of the scan, or else of the receiver. */
  place: string | null;
  /** Dollars, of an edit that changed the offer. */
  totalCost: number | null;
  /** New dispatch day of one that was moved, yyyy-MM-dd. */
  dispatchDate: string | null;
  /** Consignments printed together. */
  count: number;
  clientName: string;
}

export interface RecentManifestChangeView {
  /** Id of the public event. */
  id: string;
  /** ISO instant at which it was recorded. */
  at: string;
  kind: 'MANIFESTED' | 'SENT' | 'NOT_SENT' | 'RESENT' | 'PICKUP_BOOKED' | 'PICKUP_NOT_BOOKED';
  manifestId: number;
  manifestNumber: string;
  carrier: string;
  /** Consignments of a new manifest. */
  count: number | null;
  clientName: string;
}
