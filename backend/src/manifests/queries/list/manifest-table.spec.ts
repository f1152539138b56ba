import { sortNames } from '@contracts/lists/list-column.js';
import { manifestColumns } from '@contracts/lists/manifest-list.columns.js';
import { openManifestColumns } from '@contracts/lists/open-manifest.columns.js';

import { manifestSorts, openManifestSorts } from './manifest-table.js';

describe('the sort orders of manifests', () => {
  it.each([
    ['submitted', manifestColumns, manifestSorts],
    ['open', openManifestColumns, openManifestSorts],
  ])('include those by which the browser sorts %s ones', (_tab, columns, sorts) => {
    expect(Object.keys(sorts)).toEqual(expect.arrayContaining(sortNames(columns)));
  });
});
