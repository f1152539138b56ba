/** Code of the 409 for a save of an older version (ADR 30). */
export const VERSION_CONFLICT_CODE = 'record.changed_by_another';

/** `details` of that 409; values of secrets are never in it. */
export interface VersionConflictView {
  /** Table of the record. */
  readonly record: string;
  /** Currently saved version. */
  readonly version: number;
  /** Null when the change left no audit entry. */
  readonly changedBy: { readonly id: number; readonly name: string } | null;
  /** ISO instant. */
  readonly changedAt: string | null;
  /** Fields of the rejected save that others have changed since. */
  readonly changes: readonly FieldChangeView[];
}

/** A field's value as the caller read it, and as it is now. */
export interface FieldChangeView {
  /** Column of the record; an id of another record where the body may name that record. */
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}
