import type { IdKind } from '../id-allocator.js';

/** Ids taken from a sequence at once and allocated from memory. */
export const BLOCK_SIZE = 100;

export const idSequences: Readonly<Record<IdKind, string>> = {
  consignment: 'consignment_id',
  manifest: 'manifest_id',
  prefixRange: 'prefix_range_id',
};
