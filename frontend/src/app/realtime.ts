import type {
  ChangedRow,
  LiveReadModel,
  RecordKind,
  RowsChanged,
} from '@contracts/realtime/messages';

import { api, type ApiTag } from '../shared/api/api';

type Tag = ApiTag | { readonly type: ApiTag; readonly id: number | string };

interface Reading {
  readonly type: ApiTag;
  /** Id of a changed row under this tag; without it the whole tag is invalidated. */
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

/** Cache tags to invalidate for each read model. Tracking and history are folded from the streams of these rows. */
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

/** Invalidates a list as a whole (rows are added, removed and moved), and a single record by its id. */
function tagsFor({ readModel, rows }: RowsChanged): Tag[] {
  return readingsOf[readModel].flatMap(({ type, idOf }): Tag[] => {
    if (rows.length === 0 || !idOf) return [type];
    const ids = rows.map(idOf).filter((id) => id !== undefined);
    return [{ type, id: 'LIST' }, ...ids.map((id) => ({ type, id }))];
  });
}

/** Returns the cache tags to invalidate after others' changes; one action for a whole batch. */
export function invalidationFor(changes: readonly RowsChanged[]) {
  const tags = new Map(changes.flatMap(tagsFor).map((tag) => [JSON.stringify(tag), tag]));
  return api.util.invalidateTags([...tags.values()]);
}

const setting = (id: string): Tag => ({ type: 'Setting', id });

/** Cache tags of each kind of record; forms keep what is typed, and the version they were opened with. */
const tagsOfRecord: Readonly<Record<RecordKind, readonly Tag[]>> = {
  client: ['Client'],
  customer: ['Customer', 'Client', setting('CUSTOMER')],
  'item-type': [setting('ITEM_TYPES')],
  'custom-item': [setting('CUSTOM_ITEMS')],
  category: [setting('CATEGORIES')],
  'payer-account': [setting('PAYER_ACCOUNTS')],
  'custom-email': [setting('CUSTOM_EMAIL')],
  carrier: ['Carrier'],
};

/** Returns the cache tags to invalidate after records changed. */
export const recordInvalidation = (kinds: readonly RecordKind[]) =>
  api.util.invalidateTags(kinds.flatMap((kind) => tagsOfRecord[kind]));
