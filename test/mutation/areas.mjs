/**
 * Lists what mutation testing covers. By area: the folders and files whose code is mutated by `code`; the folders whose
 * specs run, where these are not the same, by `specs`, and their names by `names`; the Jest project, `unit` by default,
 * by `project`; the folder that holds all of them and their fixtures by `root`; the score below which a run fails by
 * `lowest`.
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
  // The contract suite of the two adapters needs their servers: it is not run here.
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
  // Modules without rendering, with the specs without rendering: component specs take seconds per mutant.
  frontend: {
    root: 'frontend',
    code: [
      'frontend/src/shared/addresses/address-checks.ts',
      'frontend/src/shared/api/api-error.ts',
      'frontend/src/shared/api/position.ts',
      'frontend/src/shared/consignment/tracking-steps.ts',
      'frontend/src/shared/filters/filter-codec.ts',
      'frontend/src/shared/filters/filter-config.ts',
      'frontend/src/shared/filters/sheet/sheet-days.ts',
      'frontend/src/shared/forms/version-conflict.ts',
      'frontend/src/shared/goods/dangerous-good-row.ts',
      'frontend/src/shared/goods/item-choice.ts',
      'frontend/src/shared/goods/item-row.ts',
      'frontend/src/shared/goods/row-measures.ts',
      'frontend/src/shared/goods/units.ts',
      'frontend/src/shared/grid/local-list.ts',
      'frontend/src/shared/live/patched-page.ts',
      'frontend/src/shared/live/staggered-refetch.ts',
      'frontend/src/shared/manifesting/eligibility.ts',
      'frontend/src/shared/manifesting/pickup-times.ts',
      'frontend/src/shared/manifesting/rollover.ts',
      'frontend/src/shared/offers/price-lines.ts',
      'frontend/src/shared/session/client-tree.ts',
      'frontend/src/shared/text/format.ts',
      'frontend/src/shared/text/summarise-names.ts',
    ],
    specs: ['frontend/src/shared'],
    names: '*.spec.ts',
    project: 'ui',
    lowest: 75,
  },
};
