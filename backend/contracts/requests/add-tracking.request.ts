/** Body of POST /tracking; names as the specification writes them. `UpdateStatus` is the status code. */
export interface AddTrackingRequest {
  ConnoteNumber: string;
  TrackingEvents: { DateTime: string; StatusDescription?: string; UpdateStatus: string }[];
}
