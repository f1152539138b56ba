import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import { ConsignmentCountRow } from '@read-models/consignment-count.row.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { FoldedTables } from '../testing/folded-tables.js';
import { recorded } from '../testing/recorded.js';
import { content, created, manifested, offer } from '../testing/sample-consignment.js';
import {
  consignmentList,
  evolveConsignmentRow,
  openManifestId,
} from './consignment-list.projection.js';

const labelPrinted: ConsignmentEvent = {
  type: 'LabelPrinted',
  data: { paperworkType: 'LABEL' },
};
const deleted: ConsignmentEvent = { type: 'ConsignmentDeleted', data: {} };
const movedTo = (dispatchDate: string): ConsignmentEvent => ({
  type: 'ConsignmentAmended',
  data: { content: content({ dispatchDate }) },
});

/** Consignments created by their events, and further events of one of them. */
class List extends FoldedTables {
  constructor() {
    super(consignmentList);
  }

  async with(id: number, ...events: ConsignmentEvent[]): Promise<this> {
    return this.fold(recorded(`consignment-${id}`, events));
  }

  get counts() {
    return this.rowsOf(ConsignmentCountRow).map(({ open, manifested, deleted }) => {
      return { open, manifested, deleted };
    });
  }

  get openManifests() {
    return this.rowsOf(OpenManifestRow).map(({ dispatchDate, quantity }) => [
      dispatchDate,
      quantity,
    ]);
  }
}

async function listOfTwo(): Promise<List> {
  const list = new List();
  await list.with(1, ...created(1));
  return list.with(2, ...created(2));
}

describe('a list of consignments', () => {
  it('has a row for each, under its id', async () => {
    const list = await listOfTwo();

    expect(list.rowsOf(ConsignmentListRow).map(({ id }) => id)).toEqual([1, 2]);
    expect(list.writtenOf(ConsignmentListRow)).toEqual([2]);
  });

  it('counts its tabs', async () => {
    const list = await listOfTwo();
    expect(list.counts).toEqual([{ open: 2, manifested: 0, deleted: 0 }]);

    await list.with(1, manifested(4));
    await list.with(2, deleted);
    expect(list.counts).toEqual([{ open: 0, manifested: 1, deleted: 1 }]);
  });

  it('groups what could be manifested together, until it is', async () => {
    const list = await listOfTwo();
    expect(list.openManifests).toEqual([['2026-11-23', 2]]);

    await list.with(1, manifested(4));
    expect(list.openManifests).toEqual([['2026-11-23', 1]]);
    await list.with(2, manifested(4));
    expect(list.openManifests).toEqual([]);
  });

  it('moves a consignment from one open manifest to another', async () => {
    const list = await listOfTwo();
    await list.with(2, movedTo('2026-11-24'));

    expect(list.openManifests).toEqual([
      ['2026-11-23', 1],
      ['2026-11-24', 1],
    ]);
  });

  it('changes neither counts nor open manifests when a consignment stays in its tab and group', async () => {
    const list = await listOfTwo();
    await list.with(2, labelPrinted);

    expect(list.writtenOf(ConsignmentListRow)).toEqual([2]);
    expect(list.writtenOf(ConsignmentCountRow)).toEqual([]);
    expect(list.writtenOf(OpenManifestRow)).toEqual([]);
  });

  it.each<[string, ConsignmentEvent[], ConsignmentEvent]>([
    ['a label printed again', [labelPrinted], labelPrinted],
    ['other paperwork', [], { type: 'LabelPrinted', data: { paperworkType: 'CONSIGNMENT' } }],
  ])('does not write a row for %s', async (_, before, event) => {
    const list = await new List().with(1, ...created(1), ...before);
    await list.with(1, event);

    expect(list.writtenOf(ConsignmentListRow)).toEqual([]);
  });

  it('is stored by client and tab', () => {
    const [row] = [rowAfter(...created(1))];
    const rows = [
      { ...row, id: 1, clientId: 12 },
      { ...row, id: 2, clientId: 7, state: 'OPEN' as const },
      { ...row, id: 3, clientId: 7, state: 'DELETED' as const },
      { ...row, id: 4, clientId: 7, state: 'MANIFESTED' as const },
      { ...row, id: 5, clientId: 7, state: 'DELETED' as const },
    ];

    expect(rows.toSorted(consignmentList.table.order).map(({ id }) => id)).toEqual([3, 5, 4, 2, 1]);
  });
});

const rowAfter = (...events: ConsignmentEvent[]): ConsignmentListRow =>
  recorded('consignment-7', events).reduce<ConsignmentListRow | null>(evolveConsignmentRow, null)!;

describe('the search text of a consignment', () => {
  it('has a line for each reference', () => {
    const { searchText } = rowAfter(...created(7, { references: ['PO-1', 'PO-2'] }));

    expect(searchText).toContain('\npo-1\npo-2\n');
  });

  it('leaves out unknown fields', () => {
    const nameless = { ...content().sender!, company: '' };
    const { searchText } = rowAfter(...created(7, { sender: nameless, receiver: null }));

    expect(searchText).toBe('nl00000007\npo-1001');
  });
});

describe('the open manifest of a consignment', () => {
  const ready = rowAfter(...created(7));

  it.each<[string, Partial<ConsignmentListRow>]>([
    ['no carrier', { carrierId: null }],
    ['no saved sender', { senderAddressId: null }],
    ['already been dispatched', { state: 'MANIFESTED' }],
    ['been deleted', { state: 'DELETED' }],
  ])('is null when it has %s', (_, changes) => {
    expect(openManifestId(ready)).not.toBeNull();
    expect(openManifestId({ ...ready, ...changes })).toBeNull();
  });

  it('is not that of a group whose concatenated ids look the same', () => {
    expect(openManifestId({ ...ready, clientId: 1, carrierId: 12 })).not.toBe(
      openManifestId({ ...ready, clientId: 11, carrierId: 2 }),
    );
  });

  it('is the same without letters on the connote', () => {
    const group = openManifestId({ ...ready, connotePrefix: null });

    expect(group).toEqual(expect.any(Number));
    expect(group).not.toBe(openManifestId(ready));
  });
});

describe('list notifications to browsers', () => {
  const feedOf = (row: unknown) =>
    [...consignmentList.announced].find(([announced]) => announced === row)![1];
  const ready = rowAfter(...created(7));

  it('contain a consignment as it is now, for its client and customer', () => {
    expect(feedOf(ConsignmentListRow).describe(ready, null)).toEqual({
      clientId: 7,
      customerId: 3,
      row: {
        consignmentId: 7,
        connoteNumber: 'NL00000007',
        status: 'CREATED',
        move: { before: null, after: 'OPEN', columns: [] },
      },
    });
  });

  it('contain its move, with its manifest and the columns that determine its page', () => {
    const gone = rowAfter(...created(7), manifested(4));

    expect(feedOf(ConsignmentListRow).describe(gone, ready).row).toEqual({
      consignmentId: 7,
      connoteNumber: 'NL00000007',
      status: 'MANIFESTED',
      manifestId: 4,
      move: {
        before: 'OPEN',
        after: 'MANIFESTED',
        columns: ['manifestNumber', 'status', 'searchText'],
      },
    });
  });

  it('report a new price as the only move', () => {
    const repriced: ConsignmentEvent = {
      type: 'OfferSelected',
      data: { offer: offer({ totalCents: 9_900 }) },
    };

    expect(
      feedOf(ConsignmentListRow).describe(rowAfter(...created(7), repriced), ready).row,
    ).toMatchObject({ move: { before: 'OPEN', after: 'OPEN', columns: ['totalCostCents'] } });
  });

  it('report that open manifests of the client changed, without naming them', async () => {
    const [group] = (await listOfTwo()).rowsOf(OpenManifestRow);

    expect(feedOf(OpenManifestRow).describe(group!, null)).toEqual({
      clientId: 7,
      customerId: 3,
      row: null,
    });
  });
});
