import type { RowOf } from './column.js';
import { manifestListColumns } from './manifest-list.columns.js';
import { rowSchema } from './row-schema.js';

export const ManifestListRow = rowSchema('manifest_list', manifestListColumns);
export type ManifestListRow = RowOf<typeof manifestListColumns>;
