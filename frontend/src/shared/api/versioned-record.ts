/** A record as it was read: who deletes it names the version they saw (ADR 30). */
export interface VersionedRecord {
  readonly id: number;
  readonly version: number;
}
