/** Allocates ids: each kind (`consignment`, `manifest`, …) has its own sequence. */
export abstract class IdAllocator {
  /** Next id of this kind; unique across all instances, ascending within one. */
  abstract next(kind: IdKind): Promise<number>;
}

export type IdKind = 'consignment' | 'manifest' | 'prefixRange';
