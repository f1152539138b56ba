/**
 * Lists what mutation testing covers. By area: the folders whose code is mutated by `code`; the folders whose specs run,
 * where these are not the same, by `specs`; the folder that holds all of them and their fixtures by `root`; the score
 * below which a run fails by `lowest`.
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
};
