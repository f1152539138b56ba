/**
 * Lists what mutation testing covers. By area: the folders and files whose code is mutated by `code`; the folders whose
 * specs run, where these are not the same, by `specs`; the folder that holds all of them and their fixtures by `root`;
 * the score below which a run fails by `lowest`.
 */
export const areas = {
  pricing: { root: 'backend/src/pricing', code: ['backend/src/pricing/domain'], lowest: 85 },
  consignments: {
    root: 'backend/src/consignments',
    code: ['backend/src/consignments/domain'],
    lowest: 85,
  },
  manifests: { root: 'backend/src/manifests', code: ['backend/src/manifests/domain'], lowest: 85 },
  'prefix-ranges': {
    root: 'backend/src/prefix-ranges',
    code: ['backend/src/prefix-ranges/domain'],
    lowest: 85,
  },
  // What the contract suite shows of the two adapters needs their servers: it is not run here.
  'event-store': {
    root: 'backend/event-store',
    code: [
      'backend/event-store/hash-chain.ts',
      'backend/event-store/retry.ts',
      'backend/event-store/stream-pages.ts',
      'backend/event-store/upcasting.ts',
    ],
    specs: ['backend/event-store'],
    lowest: 85,
  },
  folds: {
    root: 'projections',
    code: [
      'projections/src/consignment-list',
      'projections/src/dashboard',
      'projections/src/manifest-list',
      'projections/src/range-usage',
    ],
    lowest: 85,
  },
};
