/** Body of POST /tracking; field names as in the specification. `UpdateStatus` is the status code. */
export interface AddTrackingRequest {
  ConnoteNumber: string;
  TrackingEvents: { DateTime: string; StatusDescription?: string; UpdateStatus: string }[];
}
