/** Body of POST /manifest (spec part 1, section 3). Times are ISO instants. */
export interface CreateManifestRequest {
  consignmentIds: number[];
  autoPickupBooking: boolean;
  readyTime?: string | null;
  closingTime?: string | null;
  /** The user agreed to move consignments to the earliest possible day (GAP-44). */
  rollover?: boolean;
}
