import { hash } from 'node:crypto';

import { type ConsignmentEvent, consignmentStream } from '@contracts/events/consignment.events.js';
import { pageColumns } from '@contracts/lists/consignment-page.js';
import type { AnnouncedRow, ConsignmentMove } from '@contracts/realtime/messages.js';
import {
  DRAFT_CONNOTE,
  PENDING_CONNOTE,
  type ConsignmentState,
} from '@contracts/rules/consignment.js';
import { prefixLetters } from '@contracts/rules/manifest-group.js';
import { ConsignmentCountRow } from '@read-models/consignment-count.row.js';
import { consignmentListColumns } from '@read-models/consignment-list.columns.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { openManifestListColumns } from '@read-models/open-manifest.columns.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import {
  derive,
  type Derived,
  firstRowOf,
  foldColumns,
  searchedColumns,
} from '../platform/column-fold.js';
import { foldProjection, foldChanges } from '../platform/fold.js';
import { batchIntervals, type RowChange } from '../platform/projection.js';

/** Adds and removes consignments of a group; an empty group is deleted. */
const openManifest = foldChanges<ConsignmentListRow, OpenManifestRow>({
  row: OpenManifestRow,
  keys: ({ before, after }) => {
    const [left, joined] = [before?.openManifestId ?? null, after?.openManifestId ?? null];
    return left === joined ? [] : [left, joined].filter((id) => id !== null);
  },
  evolve: evolveOpenManifest,
  announced: {
    readModel: 'open-manifest',
    describe: ({ clientId, customerId }) => ({ clientId, customerId, row: null }),
  },
});

const beginGroup = firstRowOf(openManifestListColumns);

export function evolveOpenManifest(
  group: OpenManifestRow | null,
  { after }: RowChange<ConsignmentListRow>,
  id: string | number,
): OpenManifestRow | null {
  if (after?.openManifestId === id)
    return group ? { ...group, quantity: group.quantity + 1 } : beginGroup(after);
  if (!group) throw new Error(`open manifest ${id} has no consignment to remove`);
  return group.quantity === 1 ? null : { ...group, quantity: group.quantity - 1 };
}

/** Columns that decide which consignments can leave together. */
type GroupedColumns = Pick<
  ConsignmentListRow,
  | 'state'
  | 'status'
  | 'clientId'
  | 'carrierId'
  | 'carrierServiceTypeId'
  | 'senderAddressId'
  | 'consignmentType'
  | 'dispatchDate'
  | 'connotePrefix'
>;

/** 13 hexadecimal digits are 52 bits: as many as a number in JSON represents exactly. */
const ID_DIGITS = 13;

/**
 * The number of the group a consignment could leave with (GAP-32, MAN-70 to MAN-75): the same for every consignment
 * that shares client, carrier, service, sender, type, day and the letters of its connote. Null if it cannot be
 * manifested.
 */
export function openManifestId(row: GroupedColumns): number | null {
  if (row.state !== 'OPEN' || row.status !== 'CREATED') return null;
  if (row.carrierId === null || row.senderAddressId === null) return null;

  const shared = [
    row.clientId,
    row.carrierId,
    row.carrierServiceTypeId,
    row.senderAddressId,
    row.consignmentType,
    row.dispatchDate,
    prefixLetters(row.connotePrefix ?? ''),
  ].join('/');
  return Number.parseInt(hash('sha256', shared).slice(0, ID_DIGITS), 16);
}

const columns = {
  OPEN: 'open',
  MANIFESTED: 'manifested',
  DELETED: 'deleted',
} as const satisfies Record<ConsignmentState, keyof ConsignmentCountRow>;

/** Counts each client's consignments by tab. */
const consignmentCount = foldChanges<ConsignmentListRow, ConsignmentCountRow>({
  row: ConsignmentCountRow,
  keys: ({ before, after }) => {
    const row = after ?? before;
    return row && before?.state !== after?.state ? [row.clientId] : [];
  },
  evolve: evolveCount,
});

export function evolveCount(
  count: ConsignmentCountRow | null,
  { before, after }: RowChange<ConsignmentListRow>,
): ConsignmentCountRow | null {
  const row = after ?? before;
  if (!row) return count;

  const { clientId, customerId } = row;
  const next = { clientId, customerId, open: 0, manifested: 0, deleted: 0, ...count };
  if (before) next[columns[before.state]] -= 1;
  if (after) next[columns[after.state]] += 1;
  return next.open + next.manifested + next.deleted === 0 ? null : next;
}

/** The number, or the text shown before there is one (GAP-22). */
function displayConnote({
  connoteAccountId,
  connoteNumber,
  status,
}: Pick<ConsignmentListRow, 'connoteAccountId' | 'connoteNumber' | 'status'>): string {
  if (connoteAccountId !== null) return connoteNumber;
  return status === 'DRAFT' ? DRAFT_CONNOTE : PENDING_CONNOTE;
}

const { names, read } = searchedColumns(consignmentListColumns);

/** Text that the list's search matches (api.md A14): lower case, one line each, so that no match spans two columns. */
export const searchText: Derived<ConsignmentListRow, string> = {
  from: names,
  compute: (row) =>
    read(row)
      .filter((value) => value !== null && value !== '')
      .join('\n')
      .toLowerCase(),
};

/** Folds an event into a row by the rules of the columns. */
export const evolveConsignmentRow = foldColumns<ConsignmentEvent>()(consignmentListColumns, {
  begins: ['ConsignmentDrafted', 'ConsignmentCreated'],
  unused: { ItemsNumbered: true, ProofRecorded: true },
  isIgnored: (row, { type, data }) =>
    (type === 'TrackingUpdated' && !data.isLatest) ||
    (type === 'LabelPrinted' && (data.paperworkType !== 'LABEL' || row.printedLabel)),
  derived: {
    connoteNumber: derive(
      { connoteAccountId: true, connoteNumber: true, status: true },
      displayConnote,
    ),
    openManifestId: derive(
      {
        state: true,
        status: true,
        clientId: true,
        carrierId: true,
        carrierServiceTypeId: true,
        senderAddressId: true,
        consignmentType: true,
        dispatchDate: true,
        connotePrefix: true,
      },
      openManifestId,
    ),
    searchText,
  },
});

/** One row per consignment for the list page; the counts of its tabs and the open manifests follow from it. */
export const consignmentList = foldProjection<ConsignmentEvent, ConsignmentListRow>({
  name: 'consignment-list',
  prefix: consignmentStream.prefix,
  minIntervalMs: batchIntervals.live,
  row: ConsignmentListRow,
  key: ({ stream }) => Number(stream.slice(consignmentStream.prefix.length)),
  evolve: evolveConsignmentRow,
  // Physical order by client and tab, as on a page, whose rows are then in few blocks and nearly sorted.
  order: (a, b) => a.clientId - b.clientId || compareText(a.state, b.state),
  announced: {
    readModel: 'consignment-list',
    describe: (row, before) => ({
      clientId: row.clientId,
      customerId: row.customerId,
      row: { ...changed(row), move: moveOf(row, before) },
    }),
  },
  derived: [consignmentCount, openManifest],
});

const compareText = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

function changed({ id, connoteNumber, manifestId, status }: ConsignmentListRow): AnnouncedRow {
  return { consignmentId: id, connoteNumber, status, ...(manifestId !== null && { manifestId }) };
}

/** Describes a move of the consignment between tabs, for counts and loaded pages. */
const moveOf = (row: ConsignmentListRow, before: ConsignmentListRow | null): ConsignmentMove => ({
  before: before?.state ?? null,
  after: row.state,
  columns: before ? pageColumns.filter((column) => row[column] !== before[column]) : [],
});
