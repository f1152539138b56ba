/** Numbers that become ids: `consignment`, `manifest` and every other kind count on their own. */
export abstract class IdAllocator {
  /** The next id of this kind; unique across every instance, ascending within one. */
  abstract next(kind: IdKind): Promise<number>;
}

export type IdKind = 'consignment' | 'manifest' | 'prefixRange';
