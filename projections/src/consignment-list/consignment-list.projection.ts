import { type ConsignmentEvent, consignmentStream } from '@contracts/events/consignment.events.js';
import type { ChangedRow } from '@contracts/realtime/messages.js';
import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment.js';
import type { RowOf, StoredColumns } from '@read-models/column.js';
import { consignmentListColumns } from '@read-models/consignment-list.columns.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { derive, type Derived, foldColumns } from '../platform/column-fold.js';
import { foldProjection } from '../platform/fold.js';
import { consignmentCount, openManifest, openManifestId } from './open-manifest.js';

interface SearchedColumns<Row> {
  readonly names: readonly string[];
  /** Their values, lists opened out. */
  readonly read: (row: Row) => (string | null)[];
}

/** Finds the columns that the search box looks in, in the order of their declaration. */
function searchedColumns<Columns extends StoredColumns>(
  columns: Columns,
): SearchedColumns<RowOf<Columns>> {
  const names = Object.keys(columns).filter((name) => 'isSearched' in (columns[name] ?? {}));
  return { names, read: (row) => readTexts(row as Record<string, Searched>, names) };
}

type Searched = string | readonly string[] | null | undefined;

/** A loop rather than `flatMap`: it runs for nearly every event of a rebuild. */
function readTexts(row: Readonly<Record<string, Searched>>, names: readonly string[]) {
  const texts: (string | null)[] = [];
  for (const name of names) {
    const value = row[name] ?? null;
    if (typeof value === 'string' || value === null) texts.push(value);
    else texts.push(...value);
  }
  return texts;
}

/** The number itself, or the word shown until there is one (GAP-22). */
function displayConnote({
  connoteAccountId,
  connoteNumber,
  status,
}: Pick<ConsignmentListRow, 'connoteAccountId' | 'connoteNumber' | 'status'>): string {
  if (connoteAccountId !== null) return connoteNumber;
  return status === 'DRAFT' ? DRAFT_CONNOTE : PENDING_CONNOTE;
}

const { names, read } = searchedColumns(consignmentListColumns);

/** Text that the search box looks in (api.md A14): lower case, one line each, so that no match spans two columns. */
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
  row: ConsignmentListRow,
  key: ({ stream }) => Number(stream.slice(consignmentStream.prefix.length)),
  evolve: evolveConsignmentRow,
  // A page shows one client's tab: its rows are read from few blocks, and the indexes find them half sorted.
  order: (one, other) => one.clientId - other.clientId || compareText(one.state, other.state),
  announced: {
    readModel: 'consignment-list',
    describe: (row) => ({ clientId: row.clientId, customerId: row.customerId, row: changed(row) }),
  },
  derived: [consignmentCount, openManifest],
});

const compareText = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

function changed({ id, connoteNumber, manifestId, status }: ConsignmentListRow): ChangedRow {
  return { consignmentId: id, connoteNumber, status, ...(manifestId !== null && { manifestId }) };
}
