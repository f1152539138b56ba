import { consignmentStream, type ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { ChangedRow } from '@contracts/realtime/messages.js';
import { consignmentListColumns } from '@read-models/consignment-list.columns.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { derive, foldColumns } from '../platform/column-fold.js';
import { foldProjection } from '../platform/fold.js';
import { displayConnote, searchText } from './derived-columns.js';
import { consignmentCount, openManifest, openManifestId } from './open-manifest.js';

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
