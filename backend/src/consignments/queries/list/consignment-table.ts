import { consignmentColumns } from '@contracts/lists/consignment-list.columns.js';
import type { ConsignmentState } from '@contracts/rules/consignment.js';
import { consignmentListColumns } from '@read-models/consignment-list.columns.js';

import type { ListTable } from '../../../platform/scoped-lists/list-statements.js';
import { sortTable } from '../../../platform/scoped-lists/sort-table.js';

/** The consignment list's table, limited to the tabs whose rows are listed. */
export const consignmentTable = (states: readonly ConsignmentState[]): ListTable => ({
  name: 'consignment_list',
  part: { column: 'state', values: states },
});

/** Orders of the list under the names of `sort=`. Each has its two indexes. */
export const consignmentSorts = sortTable(consignmentListColumns, consignmentColumns);

export type ConsignmentSort = keyof typeof consignmentSorts;
