import type { LiveRows } from '@contracts/realtime/messages';
import type { ConsignmentState } from '@contracts/rules/consignment';

import { type LivePage, type PageQuery, patchPage } from './patched-page';
import { at, itemOf, pageQuery, read, SIZE } from './patched-page.fixture';

describe('the list on a page', () => {
  const list = new Map(
    [3, 5, 6, 8, 10, 12].map((id) => [id, { id, state: 'OPEN', status: 'CREATED' } as const]),
  );
  const page = read(list, 3);
  const ids = ({ consignments }: LivePage) => consignments.map(({ id }) => id);
  /** The consignment in its tab after a change, at a position. */
  const moved = (
    id: number,
    [before, after]: readonly [ConsignmentState | null, ConsignmentState],
    position = 7,
  ): LiveRows => ({
    readModel: 'consignment-list',
    clientId: 1,
    position: at(position),
    rows: [itemOf({ id, state: after, status: 'IN_TRANSIT' })],
    moves: [{ id, position: at(position), before, after, columns: before ? ['status'] : [] }],
  });
  const scanned = (id: number, position: number) => moved(id, ['OPEN', 'OPEN'], position);
  const isBehind = (message: LiveRows, overrides: Partial<PageQuery> = {}, of = page) =>
    patchPage(of, { ...pageQuery, ...overrides }, message).isBehind ?? false;

  it('loses a row that leaves its tab, and is outdated until it is refetched', () => {
    const patched = patchPage(page, pageQuery, moved(8, ['OPEN', 'MANIFESTED']));

    expect(ids(page)).toEqual([12, 10, 8, 6]);
    expect(ids(patched)).toEqual([12, 10, 6]);
    expect(patched).toMatchObject({ totalCount: 5, isBehind: true });
    expect(patched.counts).toEqual({ OPEN: 5, MANIFESTED: 1, DELETED: 0 });
  });

  it('is outdated by a row that leaves it even if the row no longer matches its filters', () => {
    const left = moved(8, ['OPEN', 'MANIFESTED']);

    expect(isBehind(left, { matches: () => false })).toBe(true);
  });

  it.each<[string, number, readonly [ConsignmentState | null, ConsignmentState], boolean]>([
    ['a new row', 13, [null, 'OPEN'], true],
    ['a row between its rows', 7, ['MANIFESTED', 'OPEN'], true],
    ['a row after its rows', 4, ['MANIFESTED', 'OPEN'], false],
    ['a removed row after its rows', 5, ['OPEN', 'MANIFESTED'], false],
    ['a row in other tabs before and after', 13, ['MANIFESTED', 'DELETED'], false],
  ])('after %s with id %i and the tabs %j is outdated: %s', (_case, id, states, expected) => {
    expect(isBehind(moved(id, states))).toBe(expected);
  });

  it('is not outdated by a change in another tab, whatever its columns', () => {
    const columns = new Set(['status'] as const);

    expect(isBehind(moved(13, ['MANIFESTED', 'DELETED']), { columns })).toBe(false);
    expect(isBehind(moved(13, ['MANIFESTED', 'OPEN']), { columns })).toBe(true);
  });

  it('is also outdated by a row that comes before its last one in ascending order', () => {
    const ascending = { ...page, consignments: page.consignments.toReversed() };
    const comes = (id: number) =>
      isBehind(moved(id, ['MANIFESTED', 'OPEN']), { idOrder: 'ASC' }, ascending);

    expect(comes(7)).toBe(true);
    expect(comes(13)).toBe(false);
  });

  it('is outdated by any row added while the page is not full or has another order', () => {
    const comes = moved(4, ['MANIFESTED', 'OPEN']);

    expect(isBehind(comes, { size: SIZE + 1 })).toBe(true);
    expect(isBehind(comes, { idOrder: null })).toBe(true);
    expect(isBehind(moved(13, [null, 'OPEN']), { idOrder: null })).toBe(true);
    expect(isBehind(comes, {}, { ...page, consignments: [] })).toBe(true);
  });

  it('keeps the latest of each row, whatever the order of the messages', () => {
    const afterBoth = [scanned(12, 7), scanned(10, 6)].reduce(
      (patched, message) => patchPage(patched, pageQuery, message),
      page,
    );
    expect(afterBoth.rowsAt).toEqual({ 12: at(7), 10: at(6) });

    const late = scanned(12, 5);
    const created = { ...late, rows: [itemOf({ id: 12, state: 'OPEN', status: 'CREATED' })] };
    expect(patchPage(afterBoth, pageQuery, created).consignments).toEqual(afterBoth.consignments);
  });

  it('is the same object after a message that does not change it', () => {
    const behind = { ...page, isBehind: true };

    expect(patchPage(page, pageQuery, scanned(4, 7))).toBe(page);
    expect(patchPage(behind, pageQuery, scanned(4, 7))).toBe(behind);
  });

  it('from a server that sends no position is older than every message', () => {
    const older = { ...page };
    Reflect.deleteProperty(older, 'position');

    expect(patchPage(older, pageQuery, scanned(12, 1)).rowsAt).toEqual({ 12: at(1) });
  });
});
