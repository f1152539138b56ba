import { manifestColumns } from '@contracts/lists/manifest-list.columns.js';
import { openManifestColumns } from '@contracts/lists/open-manifest.columns.js';
import { manifestListColumns } from '@read-models/manifest-list.columns.js';
import {
  openManifestListColumns,
  openManifestMemberColumns,
} from '@read-models/open-manifest.columns.js';

import type { ListTable } from '../../../platform/list-pages/list-page.sql.js';
import { sortTable } from '../../../platform/list-pages/sort-table.js';

export const manifestTable: ListTable = { name: 'manifest_list', part: null };

const { dataStatus, bookingStatus, ...facts } = manifestColumns;

/**
 * Sort orders of submitted manifests under the names of `sort=`: those of the shown columns, and two that only the API has.
 */
export const manifestSorts = sortTable(manifestListColumns, {
  ...facts,
  senderCompany: { sort: 'senderCompany', sortAliases: ['senderName'] },
  dispatchDate: { sort: 'dispatchDate' },
  dataStatus,
  bookingStatus,
});

export const openManifestTable: ListTable = { name: 'open_manifest', part: null };

const { dispatchDate, quantity, ...shared } = openManifestColumns;

/** Sort orders of open manifests; by quantity over the API only. */
export const openManifestSorts = sortTable(
  { ...openManifestListColumns, ...openManifestMemberColumns },
  { dispatchDate, quantity: { ...quantity, sort: 'quantity' }, ...shared },
);
