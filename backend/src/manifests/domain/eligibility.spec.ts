import { group } from '../testing/manifest.fixture.js';
import { assertEligible, dispatchDay, type ManifestCandidate } from './manifesting.js';

const candidate = (changed: Partial<ManifestCandidate> = {}): ManifestCandidate => ({
  id: 1,
  status: 'CREATED',
  isDeleted: false,
  manifestId: null,
  dispatchDate: '2026-03-03',
  group,
  ...changed,
});

const kinds =
  'Cannot manifest: All selected consignments must have the same carrier, carrier service type, sender address, consignment type and status not in DRAFT.';
const dates = 'Cannot manifest: All selected consignments must have the same dispatch date.';

describe('validating a selection for a manifest', () => {
  it('returns the group they share', () => {
    expect(assertEligible([candidate(), candidate({ id: 2 })])).toEqual(group);
  });

  it.each<[string, ManifestCandidate[], string]>([
    ['nothing', [], 'Cannot manifest: No consignments selected'],
    ['a draft', [candidate(), candidate({ status: 'DRAFT' })], kinds],
    ['one without a carrier', [candidate({ group: null })], kinds],
    ['one without a carrier beside one with', [candidate(), candidate({ group: null })], kinds],
    ['another client', [candidate(), candidate({ group: { ...group, clientId: 8 } })], kinds],
    ['another carrier', [candidate(), candidate({ group: { ...group, carrierId: 2 } })], kinds],
    [
      'another service',
      [candidate(), candidate({ group: { ...group, carrierServiceTypeId: 2 } })],
      kinds,
    ],
    [
      'another sender',
      [candidate(), candidate({ group: { ...group, senderAddressId: 2 } })],
      kinds,
    ],
    [
      'another type',
      [candidate(), candidate({ group: { ...group, consignmentType: 'RETURN' } })],
      kinds,
    ],
    [
      'other prefix letters',
      [candidate(), candidate({ group: { ...group, connotePrefix: 'ABCD' } })],
      kinds,
    ],
    ['a deleted one', [candidate({ isDeleted: true })], 'Cannot manifest: Consignment is deleted'],
    [
      'one that is already manifested',
      [candidate({ status: 'MANIFESTED', manifestId: 3 })],
      'Cannot manifest: Consignment is already manifested',
    ],
  ])(
    'MAN-70 MAN-71 MAN-72 MAN-73 MAN-75 MAN-76 MAN-77 MAN-78 is rejected with %s',
    (_case, candidates, message) => {
      expect(() => assertEligible(candidates)).toThrow(message);
    },
  );

  it('names the consignments that do not fit', () => {
    const candidates = [candidate(), candidate({ id: 2, status: 'DRAFT' })];

    const rejection = caught(() => assertEligible(candidates));

    expect(rejection).toMatchObject({ details: { consignmentIds: [2] } });
  });

  it.each<[string, Partial<ManifestCandidate>]>([
    ['deleted', { isDeleted: true }],
    ['manifested', { manifestId: 3 }],
  ])('names those that are %s', (reason, changed) => {
    const candidates = [
      candidate(),
      candidate({ id: 2, ...changed }),
      candidate({ id: 3, ...changed }),
    ];

    expect(caught(() => assertEligible(candidates))).toMatchObject({
      code: `manifest.${reason}`,
      details: { consignmentIds: [2, 3] },
    });
  });
});

function caught(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('the dispatch date of a manifest', () => {
  const onTime = { today: '2026-03-02', next: '2026-03-02' };
  const tooLate = { today: '2026-03-06', next: '2026-03-09' };
  const on = (...days: string[]) => days.map((dispatchDate, id) => candidate({ id, dispatchDate }));

  it('is the date they share', () => {
    expect(dispatchDay(on('2026-03-03', '2026-03-03'), onTime, false)).toEqual({
      dispatchDate: '2026-03-03',
      isRollover: false,
    });
  });

  it('is today before the cut-off', () => {
    expect(dispatchDay(on('2026-03-02'), onTime, false).isRollover).toBe(false);
  });

  it('stays a future date, even without a pickup on that day', () => {
    expect(dispatchDay(on('2026-03-07'), tooLate, false).dispatchDate).toBe('2026-03-07');
  });

  it('MAN-74 is rejected when dates differ', () => {
    expect(() => dispatchDay(on('2026-03-03', '2026-03-04'), onTime, false)).toThrow(dates);
  });

  it('MAN-79 suggests the latest of them, whatever their order', () => {
    const rejection = caught(() => dispatchDay(on('2026-03-04', '2026-03-03'), onTime, false));

    expect(rejection).toMatchObject({ details: { dispatchDate: '2026-03-04' } });
    expect(dispatchDay(on('2026-03-04', '2026-03-03'), onTime, true).dispatchDate).toBe(
      '2026-03-04',
    );
  });

  it('is the next pickup of a manifest without consignments', () => {
    expect(dispatchDay([], tooLate, false)).toEqual({
      dispatchDate: '2026-03-09',
      isRollover: false,
    });
  });

  it('MAN-79 MAN-82 is the latest of them when the user accepts the rollover', () => {
    expect(dispatchDay(on('2026-03-03', '2026-03-04'), onTime, true)).toEqual({
      dispatchDate: '2026-03-04',
      isRollover: true,
    });
  });

  it.each([
    ['past', '2026-03-05'],
    ['today, after the cut-off', '2026-03-06'],
  ])('MAN-80 MAN-81 has to be accepted when theirs is %s', (_case, day) => {
    expect(() => dispatchDay(on(day), tooLate, false)).toThrow(
      'Cannot manifest: Dispatch date is in the past or before the earliest pickup. All selected consignments move to 09/03/2026.',
    );
    expect(dispatchDay(on(day), tooLate, true).dispatchDate).toBe('2026-03-09');
  });
});
