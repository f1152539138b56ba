import { Carrier, CustomerCarrier } from '../../carriers/index.js';
import { cutOffRows } from './cut-off-rows.js';
import type { DayCounts } from './dashboard-days.js';

const carrier = (cutOffDay: 0 | 1) =>
  Object.assign(new CustomerCarrier(), {
    id: 60,
    carrierId: 6,
    cutOffDay,
    cutOffTime: '15:00',
    carrier: Object.assign(new Carrier(), { displayName: 'Coastal' }),
  });

const ready = (day: string): DayCounts => ({
  customerCarrierId: 60,
  senderState: 'NSW',
  day,
  made: 0,
  drafts: 0,
  ready: 2,
  underway: 0,
  onTime: 0,
  late: 0,
  due: 0,
  delivered: 0,
  troubled: 0,
});

/** The cut-offs at noon in Sydney on a day, with consignments for a day. */
const rowsOn = (today: string, dispatchDate: string, cutOffDay: 0 | 1 = 0) =>
  cutOffRows({
    carriers: [carrier(cutOffDay)],
    days: [ready(dispatchDate)],
    manifests: [],
    defaultState: 'NSW',
    now: new Date(`${today}T01:00:00Z`),
  });

describe('the cut-offs of a day', () => {
  it('are those of consignments dispatched on it', () => {
    expect(rowsOn('2026-11-20', '2026-11-20')).toMatchObject([
      { dispatchDate: '2026-11-20', cutOffAt: '2026-11-20T04:00:00.000Z', notManifested: 2 },
    ]);
  });

  it.each([
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
    ['a public holiday', '2026-12-25'],
  ])('are none on %s, even with goods dated so: no carrier collects', (_day, today) => {
    expect(rowsOn(today, today)).toEqual([]);
  });

  it('are those of Monday on a Friday, for a carrier with a cut-off one business day before', () => {
    expect(rowsOn('2026-11-20', '2026-11-23', 1)).toMatchObject([
      { dispatchDate: '2026-11-23', cutOffAt: '2026-11-20T04:00:00.000Z', notManifested: 2 },
    ]);
  });
});
