import type { ChangedRow, LiveReadModel, RowsChanged } from '@contracts/realtime/messages';

import { api, type ApiTag } from '../shared/api/api';

type Tag = ApiTag | { readonly type: ApiTag; readonly id: number | string };

interface Reading {
  readonly type: ApiTag;
  /** How a changed row is named under this tag; left out: it is always read again as a whole. */
  readonly idOf?: (row: ChangedRow) => number | string | undefined;
}

const consignmentId = ({ consignmentId: id }: ChangedRow) => id;
const manifestId = ({ manifestId: id }: ChangedRow) => id;
const historyOf = (kind: 'consignment' | 'manifest', idOf: Reading['idOf']): Reading => ({
  type: 'History',
  idOf: (row) => {
    const id = idOf?.(row);
    return id === undefined ? undefined : `${kind}-${id}`;
  },
});

const dashboard: Reading = { type: 'Dashboard' };
const tracking: Reading = { type: 'Tracking', idOf: consignmentId };

/** What is read again when a read model changes. Tracking and history are folded from the streams these rows follow. */
const readingsOf: Readonly<Record<LiveReadModel, readonly Reading[]>> = {
  'consignment-list': [
    { type: 'Consignment', idOf: consignmentId },
    tracking,
    historyOf('consignment', consignmentId),
    dashboard,
  ],
  tracking: [tracking, dashboard],
  'manifest-list': [
    { type: 'Manifest', idOf: manifestId },
    historyOf('manifest', manifestId),
    dashboard,
  ],
  'open-manifest': [{ type: 'OpenManifest', idOf: manifestId }],
};

/** A list is read again as a whole (rows come, go and move); a record alone when it is named. */
function tagsFor({ readModel, rows }: RowsChanged): Tag[] {
  return readingsOf[readModel].flatMap(({ type, idOf }): Tag[] => {
    if (rows.length === 0 || !idOf) return [type];
    const ids = rows.map(idOf).filter((id) => id !== undefined);
    return [{ type, id: 'LIST' }, ...ids.map((id) => ({ type, id }))];
  });
}

/** What others did, as cache tags to read again; one action for a whole batch. */
export function invalidationFor(changes: readonly RowsChanged[]) {
  const tags = new Map(changes.flatMap(tagsFor).map((tag) => [JSON.stringify(tag), tag]));
  return api.util.invalidateTags([...tags.values()]);
}
