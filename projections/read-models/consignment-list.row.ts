import type { RowOf } from './column.js';
import { consignmentListColumns } from './consignment-list.columns.js';
import { rowSchema } from './row-schema.js';

export const ConsignmentListRow = rowSchema('consignment_list', consignmentListColumns);
export type ConsignmentListRow = RowOf<typeof consignmentListColumns>;
