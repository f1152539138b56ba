/** A record as read; a deletion states its version (ADR 30). */
export interface VersionedRecord {
  readonly id: number;
  readonly version: number;
}
