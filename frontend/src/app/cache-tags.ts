import type {
  ChangedRow,
  ChangeKind,
  LiveReadModel,
  RecordKind,
  RowsChanged,
} from '@contracts/realtime/messages';

import { api, type ApiTag } from '../shared/api/api';

export type Tag = ApiTag | { readonly type: ApiTag; readonly id: number | string };

interface CachedQuery {
  readonly type: ApiTag;
  /** Id of a changed row under this tag; without it the whole tag is invalidated. */
  readonly idOf?: (row: ChangedRow) => number | string | undefined;
}

const consignmentId = ({ consignmentId: id }: ChangedRow) => id;
const manifestId = ({ manifestId: id }: ChangedRow) => id;
const historyOf = (kind: 'consignment' | 'manifest', idOf: CachedQuery['idOf']): CachedQuery => ({
  type: 'History',
  idOf: (row) => {
    const id = idOf?.(row);
    return id === undefined ? undefined : `${kind}-${id}`;
  },
});

const tracking: CachedQuery = { type: 'Tracking', idOf: consignmentId };

/** Cache tags to invalidate for each read model. Tracking and history are folded from the streams of these rows. */
const cachedQueriesOf: Readonly<Record<LiveReadModel, readonly CachedQuery[]>> = {
  'consignment-list': [
    { type: 'Consignment', idOf: consignmentId },
    tracking,
    historyOf('consignment', consignmentId),
  ],
  tracking: [tracking],
  'manifest-list': [{ type: 'Manifest', idOf: manifestId }, historyOf('manifest', manifestId)],
  'open-manifest': [{ type: 'OpenManifest', idOf: manifestId }],
};

/** Tags of the list as a whole, since rows are added, removed and moved, and of single records by their ids. */
function tagsFor({ readModel, rows }: RowsChanged): Tag[] {
  return cachedQueriesOf[readModel].flatMap(({ type, idOf }): Tag[] => {
    if (rows.length === 0 || !idOf) return [type];
    return [{ type, id: 'LIST' }, ...idsOf(rows, idOf).map((id) => ({ type, id }))];
  });
}

const idsOf = (rows: RowsChanged['rows'], idOf: NonNullable<CachedQuery['idOf']>) =>
  rows.map(idOf).filter((id) => id !== undefined);

/** Tags of everything that shows changed rows, each once. */
export const tagsOf = (changes: readonly RowsChanged[]): Tag[] =>
  distinct(changes.flatMap(tagsFor));

/** Tags of single records only, if the lists already contain the rows. */
export const recordTagsOf = (changes: readonly RowsChanged[]): Tag[] =>
  distinct(
    changes.flatMap(({ readModel, rows }) =>
      cachedQueriesOf[readModel].flatMap(({ type, idOf }) =>
        idOf ? idsOf(rows, idOf).map((id) => ({ type, id })) : [],
      ),
    ),
  );

const distinct = (tags: readonly Tag[]): Tag[] => [
  ...new Map(tags.map((tag) => [JSON.stringify(tag), tag])).values(),
];

/** Tags of aggregates over many rows, refetched every few seconds rather than with each change. */
export const figureTags: readonly (readonly Tag[])[] = [
  ['Dashboard'],
  [{ type: 'Consignment', id: 'UNPATCHED' }],
];

const eventTags: ReadonlySet<ApiTag> = new Set([
  ...Object.values(cachedQueriesOf).flatMap((queries) => queries.map(({ type }) => type)),
  'Dashboard',
] as const);

/** Whether data with this tag is derived from events: its changes have a position, so that missed ones are detected. */
export const isEventTag = (tag: ApiTag): boolean => eventTags.has(tag);

/** Groups tags by type, each once, so that each kind of screen is refetched separately. */
export function groupedByType(all: readonly Tag[]): Tag[][] {
  const tags = distinct(all);
  const typeOf = (tag: Tag) => (typeof tag === 'string' ? tag : tag.type);
  const types = new Set(tags.map(typeOf));
  return [...types].map((type) => tags.filter((tag) => typeOf(tag) === type));
}

/** Returns the action that invalidates everything affected by others' changes; one for a whole batch. */
export const invalidationFor = (changes: readonly RowsChanged[]) =>
  api.util.invalidateTags(tagsOf(changes));

const setting = (id: string): Tag => ({ type: 'Setting', id });

/** Cache tags of each kind of record; forms keep their input and the version they were opened with. */
const tagsOfRecord: Readonly<Record<RecordKind, readonly Tag[]>> = {
  address: ['Address'],
  client: ['Client'],
  customer: ['Customer', 'Client', setting('CUSTOMER')],
  'item-type': [setting('ITEM_TYPES')],
  'custom-item': [setting('CUSTOM_ITEMS')],
  category: [setting('CATEGORIES')],
  'payer-account': [setting('PAYER_ACCOUNTS')],
  'custom-email': [setting('CUSTOM_EMAIL')],
  carrier: ['Carrier'],
  'carrier-zone': ['CarrierZone'],
  import: ['Import'],
  'integration-flow': ['IntegrationFlow'],
  webhook: ['Webhook'],
  'webhook-replay': ['WebhookReplay'],
};

const tagsOfKinds = new Map<string, readonly Tag[]>([
  ...Object.entries(tagsOfRecord),
  ...Object.entries(cachedQueriesOf).map(
    ([readModel, queries]) =>
      [readModel, [...queries.map(({ type }) => type), ...figureTags.flat()]] as const,
  ),
]);

/** Tags of everything that shows data of this kind; none for a kind that only a newer server knows. */
export const tagsOfKind = (kind: ChangeKind): readonly Tag[] => tagsOfKinds.get(kind) ?? [];

/** Kinds that an import changes many times a second: the changes of each pause cause one refetch. */
const burstKinds: readonly RecordKind[] = ['carrier-zone'];

/** Tags of records that change in bursts, in a group for each kind. */
export const burstTagsOf = (kinds: readonly RecordKind[]): (readonly Tag[])[] =>
  kinds.filter((kind) => burstKinds.includes(kind)).map((kind) => tagsOfKind(kind));

/** Returns the action that invalidates everything affected by changed records. */
export const recordInvalidation = (kinds: readonly RecordKind[]) =>
  api.util.invalidateTags(
    kinds.filter((kind) => !burstKinds.includes(kind)).flatMap((kind) => tagsOfKind(kind)),
  );
