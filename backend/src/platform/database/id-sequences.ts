import type { IdKind } from '../id-allocator.js';

/** How far a sequence moves at once: that many ids are handed out from memory. */
export const BLOCK_SIZE = 100;

export const idSequences: Readonly<Record<IdKind, string>> = {
  consignment: 'consignment_id',
  manifest: 'manifest_id',
  prefixRange: 'prefix_range_id',
};
