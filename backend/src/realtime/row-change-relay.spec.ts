import type { AnnouncedRow, RowsChangedNotice } from '@contracts/realtime/messages.js';

import { GatheredRows } from './row-change-relay.js';

const scanned = (consignmentId: number): AnnouncedRow => ({
  consignmentId,
  move: { before: 'MANIFESTED', after: 'MANIFESTED', columns: ['status'] },
});
const manifested = (consignmentId: number): AnnouncedRow => ({
  consignmentId,
  move: { before: 'OPEN', after: 'MANIFESTED', columns: ['status', 'manifestNumber'] },
});

const notice = (
  position: string,
  rows: readonly AnnouncedRow[],
  clientId = 10,
): RowsChangedNotice => ({
  readModel: 'consignment-list',
  clientId,
  customerId: 1,
  position,
  rows,
});

const gather = (...notices: readonly RowsChangedNotice[]) => {
  const gathered = new GatheredRows();
  for (const one of notices) gathered.add(one);
  return gathered.take();
};

describe('the changes between two batches', () => {
  it('are sent client by client, up to the last position of each and in the order of these', () => {
    const clients = gather(
      notice('1', [scanned(501)]),
      notice('2', [scanned(601)], 20),
      notice('3', [scanned(502)]),
    );

    expect(clients.map(({ clientId, position }) => [clientId, position])).toEqual([
      [20, '2'],
      [10, '3'],
    ]);
    expect([...(clients[1]?.moves?.keys() ?? [])]).toEqual([501, 502]);
  });

  it('are merged within a tab, while every move between tabs is kept for the counts', () => {
    const [client] = gather(
      notice('1', [manifested(501)]),
      notice('2', [scanned(501)]),
      notice('3', [scanned(501)]),
    );

    expect(client?.moves?.get(501)).toEqual([
      { ...manifested(501).move, id: 501, position: '1' },
      { ...scanned(501).move, id: 501, position: '3' },
    ]);
  });

  it('must be reloaded above a limit, and if a row lacks its move', () => {
    const many = Array.from({ length: 101 }, (_none, index) => scanned(index));

    expect(gather(notice('1', many))[0]).toMatchObject({ announced: null, moves: null });
    expect(gather(notice('1', [{ consignmentId: 501 }]))[0]).toMatchObject({
      announced: new Map([[501, { consignmentId: 501 }]]),
      moves: null,
    });
  });

  it('must be re-read when an announcement names no row', () => {
    const [client] = gather(
      notice('1', [scanned(501)]),
      notice('2', []),
      notice('3', [scanned(502)]),
    );

    expect(client).toMatchObject({ position: '3', announced: null, moves: null });
  });

  it('start again once they have been taken', () => {
    const gathered = new GatheredRows();
    gathered.add(notice('1', [scanned(501)]));
    gathered.take();

    expect(gathered.isEmpty).toBe(true);
    expect(gathered.take()).toEqual([]);
  });
});
