/**
 * Body of POST /tracking; field names as in the specification. `UpdateStatus` is the status code. `ConsignmentId` (not
 * from the specification) tells apart consignments that have the same connote with different carriers.
 */
export interface AddTrackingRequest {
  ConnoteNumber: string;
  ConsignmentId?: number | null;
  TrackingEvents: { DateTime: string; StatusDescription?: string; UpdateStatus: string }[];
}
