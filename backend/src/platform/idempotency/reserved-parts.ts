import type { IdKind } from '../id-allocator.js';

/** Parts of one piece of work whose ids were reserved with it, without an Idempotency-Key. */
export interface ReservedParts {
  /** Permanent name of the work, for example `import/12`. */
  readonly id: string;
  readonly kind: IdKind;
  /** Reserved ids by part. */
  readonly ids: ReadonlyMap<string, number>;
  /** When an earlier attempt at these parts began, ISO instant; null in the first one. */
  readonly firstTriedAt: string | null;
}
