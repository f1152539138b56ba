import type { RowOf } from './column.js';
import { openManifestListColumns } from './open-manifest.columns.js';
import { rowSchema } from './row-schema.js';

export const OpenManifestRow = rowSchema('open_manifest', openManifestListColumns);
export type OpenManifestRow = RowOf<typeof openManifestListColumns>;
