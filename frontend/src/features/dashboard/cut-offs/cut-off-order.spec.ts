import type { CutOffView, CutOffState } from '@contracts/views/dashboard.view';

import { collapseCutOffs } from './cut-off-order';

const rows = (count: number) => ({ count, list: 'consignment/list' as const, query: {} });

const cutOff = (id: number, state: CutOffState, hour = 4): CutOffView => ({
  customerCarrierId: id,
  carrierId: id,
  carrier: `Carrier ${id}`,
  cutOffAt: `2026-11-18T${String(hour).padStart(2, '0')}:00:00.000Z`,
  dispatchDate: '2026-11-18',
  localTimes: [{ state: 'NSW', time: '15:00' }],
  clients: null,
  state,
  open: rows(state === 'OPEN' || state === 'MISSED' ? 3 : 0),
  manifested: rows(state === 'DONE' ? 7 : 0),
  pickup: { kind: 'NONE', from: null, to: null, reference: null, status: null },
  failedManifests: [],
});

const NOW = '2026-11-18T03:52:00.000Z';

describe('the cut-offs of today', () => {
  it('H46 are at most four of forty, with the others counted in one line', () => {
    const many = Array.from({ length: 40 }, (_, id) => cutOff(id, id < 20 ? 'OPEN' : 'DONE'));
    expect(collapseCutOffs(many, NOW)).toMatchObject({
      laterCount: 16,
      doneCount: 20,
      manifestedCount: 140,
      emptyCount: 0,
    });
    expect(collapseCutOffs(many, NOW).shownCutOffs).toHaveLength(4);
  });

  it('begin with those missed, even if the time passed while the page was open', () => {
    const cutOffs = [
      cutOff(1, 'MISSED', 2),
      cutOff(2, 'OPEN', 5),
      cutOff(3, 'OPEN', 3),
      cutOff(4, 'EMPTY'),
    ];
    expect(
      collapseCutOffs(cutOffs, NOW).shownCutOffs.map(({ customerCarrierId }) => customerCarrierId),
    ).toEqual([1, 3, 2]);
  });

  it('on a phone are only the next one, with those missed and later counted', () => {
    const cutOffs = [
      cutOff(1, 'MISSED', 2),
      cutOff(2, 'OPEN', 5),
      cutOff(3, 'OPEN', 6),
      cutOff(4, 'DONE'),
    ];
    const shownOn = (...shown: CutOffView[]) =>
      shown.map(({ customerCarrierId }) => customerCarrierId);
    const next = collapseCutOffs(cutOffs, NOW, true);

    expect(shownOn(...next.shownCutOffs)).toEqual([2]);
    expect(next).toMatchObject({ missedCount: 1, laterCount: 1, doneCount: 1 });
    expect(shownOn(...collapseCutOffs([cutOff(1, 'MISSED', 2)], NOW, true).shownCutOffs)).toEqual([
      1,
    ]);
  });
});
