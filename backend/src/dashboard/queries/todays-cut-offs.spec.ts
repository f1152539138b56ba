import { Carrier, CustomerCarrier } from '../../carriers/index.js';
import { todaysCutOffs, type CutOffSources } from './todays-cut-offs.js';
import type { CutOffManifest } from './cut-off-manifests.js';
import type { DayCounts } from './dashboard-days.js';

const carrier = (cutOffTime = '15:00', cutOffDay: 0 | 1 = 0, id = 60) =>
  Object.assign(new CustomerCarrier(), {
    id,
    carrierId: 6,
    cutOffDay,
    cutOffTime,
    carrier: Object.assign(new Carrier(), { displayName: 'Coastal' }),
  });

const day = (at: string, changes: Partial<DayCounts> = {}): DayCounts => ({
  customerCarrierId: 60,
  senderState: 'NSW',
  day: at,
  made: 0,
  drafts: 0,
  ready: 2,
  underway: 0,
  onTime: 0,
  late: 0,
  due: 0,
  delivered: 0,
  troubled: 0,
  ...changes,
});

const cutOffs = (changes: Partial<CutOffSources>, now = '2026-11-20T01:00:00Z') =>
  todaysCutOffs({
    carriers: [carrier()],
    days: [day('2026-11-20')],
    manifests: [],
    ready: [],
    defaultState: 'NSW',
    now: new Date(now),
    ...changes,
  });

const on = (today: string, dispatchDate: string, cutOffDay: 0 | 1 = 0) =>
  cutOffs(
    { carriers: [carrier('15:00', cutOffDay)], days: [day(dispatchDate)] },
    `${today}T01:00:00Z`,
  );

describe('the cut-offs of a day', () => {
  it('are those of the consignments dispatched on that day', () => {
    expect(on('2026-11-20', '2026-11-20')).toMatchObject([
      {
        dispatchDate: '2026-11-20',
        cutOffAt: '2026-11-20T04:00:00.000Z',
        state: 'OPEN',
        open: { count: 2 },
      },
    ]);
  });

  it.each([
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
    ['a public holiday', '2026-12-25'],
  ])(
    'are empty on %s, even with consignments for that date: no carrier collects',
    (_day, today) => {
      expect(on(today, today)).toEqual([]);
    },
  );

  it('are those of Monday on a Friday, for a carrier with a cut-off one business day before', () => {
    expect(on('2026-11-20', '2026-11-23', 1)).toMatchObject([
      { dispatchDate: '2026-11-23', cutOffAt: '2026-11-20T04:00:00.000Z', open: { count: 2 } },
    ]);
  });
});

describe('states with one cut-off', () => {
  const both = (today: string) =>
    cutOffs(
      {
        days: [
          day(today),
          day(today, { senderState: 'VIC', ready: 3 }),
          day(today, { senderState: 'QLD', ready: 1 }),
        ],
      },
      `${today}T01:00:00Z`,
    );

  it('share a cut-off while it is the same instant: Queensland splits off during daylight saving', () => {
    expect(
      both('2026-11-20').map(({ localTimes, open }) => [
        localTimes.map(({ state, time }) => `${state} ${time}`),
        open.count,
      ]),
    ).toEqual([
      [['NSW 15:00', 'VIC 15:00'], 5],
      [['QLD 15:00'], 1],
    ]);
    expect(both('2026-06-19')).toHaveLength(1);
  });

  it.each([
    ['2026-04-03', 1],
    ['2026-04-07', 1],
    ['2026-10-02', 1],
    ['2026-10-06', 2],
  ])('are separate if the local times differ on the day: %s has %i', (today, expected) => {
    // Good Friday has no cut-off at all.
    expect(both(today)).toHaveLength(today === '2026-04-03' ? 0 : expected);
  });
});

describe('a cut-off of today', () => {
  it('links to exactly the consignments it counts', () => {
    expect(cutOffs({})[0]?.open.query.criteriaFilters).toEqual([
      { key: 'STATUS', criteria: 'IN', value: ['CREATED'] },
      { key: 'CUSTOMER_CARRIER_ID', criteria: 'IN', value: [60] },
      { key: 'SENDER_STATE', criteria: 'IN', value: ['NSW'] },
      {
        key: 'DISPATCHED_AT',
        criteria: 'BETWEEN',
        dateRange: { type: 'custom', fromDate: '2026-11-20', toDate: '2026-11-20' },
      },
      { key: 'STATE', criteria: 'EQUALS', value: 'OPEN' },
    ]);
  });

  it('comes before others when its cut-off has passed with freight still open, and last without freight', () => {
    const found = cutOffs({
      carriers: [
        carrier('14:00', 0, 61),
        carrier('11:30', 0, 62),
        carrier('09:00'),
        carrier('09:30', 0, 63),
      ],
      days: [
        day('2026-11-20'),
        day('2026-11-20', { customerCarrierId: 61 }),
        day('2026-11-20', { customerCarrierId: 63, ready: 0, underway: 4 }),
      ],
    });

    expect(found.map(({ customerCarrierId, state }) => [customerCarrierId, state])).toEqual([
      [60, 'MISSED'],
      [61, 'OPEN'],
      [63, 'DONE'],
      [62, 'EMPTY'],
    ]);
  });

  const freight = {
    customerCarrierId: 60,
    senderState: 'NSW',
    dispatchDate: '2026-11-20',
    clientName: 'Acme',
    isPermanent: false,
  };
  const manifest: CutOffManifest = {
    ...freight,
    id: 1,
    manifestNumber: 'MAN-1',
    readyTime: '2026-11-20T04:00:00.000Z',
    closingTime: '2026-11-20T05:00:00.000Z',
    bookingStatus: 'SENT',
    bookingReference: 'PU-1',
    hasFailed: false,
  };

  it.each([
    ['a window that was booked', { manifests: [manifest] }, { kind: 'BOOKED', reference: 'PU-1' }],
    [
      'a carrier that comes every day',
      { ready: [{ ...freight, isPermanent: true }] },
      { kind: 'PERMANENT' },
    ],
    ['nobody', { ready: [freight] }, { kind: 'NONE' }],
    ['nothing where there is no freight', { days: [] }, { kind: 'NOT_NEEDED' }],
  ])('H35 shows the pickup: %s', (_case, changes, pickup) => {
    expect(cutOffs(changes)[0]?.pickup).toMatchObject(pickup);
  });

  it('names the client, or how many there are', () => {
    const ready = [freight, { ...freight, clientName: 'Bolt' }, { ...freight, senderState: 'WA' }];
    expect(cutOffs({ ready })[0]?.clients).toEqual({ name: 'Acme', count: 2 });
  });
});
