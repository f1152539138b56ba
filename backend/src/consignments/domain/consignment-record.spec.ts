import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';

import {
  after,
  created,
  drafted,
  manifested,
  ready,
  scan,
  selected,
  summaryAfter,
} from '../testing/consignment.fixture.js';
import {
  type ConsignmentRecord,
  differences,
  displayConnote,
  evolveRecord,
  isSame,
  toDetails,
} from './consignment-record.js';

const CREATED_AT = '2026-03-02T01:00:00.000Z';

/** The record after these events, each recorded an hour after the one before it. */
function recordAfter(...history: readonly ConsignmentEvent[]): ConsignmentRecord {
  const record = history
    .map((event, index) => ({
      ...event,
      metadata: {
        recordedAt: new Date(Date.parse(CREATED_AT) + index * 3_600_000).toISOString(),
      },
    }))
    .reduce<ConsignmentRecord | null>(
      (before, event) => evolveRecord(before, event as Recorded<ConsignmentEvent>),
      null,
    );
  if (!record) throw new Error('a record begins with an event');
  return record;
}

const booked: ConsignmentEvent = {
  type: 'PickupBooked',
  data: { manifestId: 90, bookingReference: 'BK-1' },
};
const proof = { signedBy: 'B. Banks', signature: null, occurredAt: '2026-03-05T01:00:00.000Z' };
const proven = (kind: 'PICKUP' | 'DELIVERY'): ConsignmentEvent => ({
  type: 'ProofRecorded',
  data: { kind, ...proof },
});

describe('the record of a consignment', () => {
  it('begins with the time of its first event, and nothing shown yet', () => {
    expect(recordAfter(...ready)).toEqual({
      consignment: after(...ready),
      createdAt: CREATED_AT,
      manifestNumber: null,
      manifestedAt: null,
      bookingReference: null,
      tracking: [],
      proofs: { PICKUP: null, DELIVERY: null },
    });
  });

  it('records its manifest, the time it was added, and the booking', () => {
    expect(recordAfter(...ready, manifested, booked)).toMatchObject({
      createdAt: CREATED_AT,
      manifestNumber: 'MAN-90',
      manifestedAt: '2026-03-02T04:00:00.000Z',
      bookingReference: 'BK-1',
    });
  });

  it('lists scans in the order in which they were recorded', () => {
    const late = scan({ status: 'PICKED_UP', isLatest: false });

    expect(
      recordAfter(...ready, manifested, scan(), late).tracking.map(({ status }) => status),
    ).toEqual(['IN_TRANSIT', 'PICKED_UP']);
  });

  it('holds one proof of each kind', () => {
    const picked = recordAfter(...ready, manifested, proven('PICKUP'));
    const delivered = recordAfter(...ready, manifested, proven('PICKUP'), proven('DELIVERY'));

    expect(picked.proofs).toEqual({ PICKUP: proof, DELIVERY: null });
    expect(delivered.proofs).toEqual({ PICKUP: proof, DELIVERY: proof });
  });

  it('is flat for views', () => {
    expect(toDetails(recordAfter(...ready, manifested))).toEqual({
      ...summaryAfter(...ready, manifested),
      createdAt: CREATED_AT,
      manifestNumber: 'MAN-90',
      manifestedAt: '2026-03-02T04:00:00.000Z',
      bookingReference: null,
      tracking: [],
      proofs: { PICKUP: null, DELIVERY: null },
    });
  });
});

describe('the connote shown', () => {
  it.each<[string, string, ConsignmentEvent[]]>([
    ['the number', 'LKIZ00000387', [...ready]],
    ['DRAFT for a draft', 'DRAFT', [drafted()]],
    [
      'PENDING MANIFEST until the carrier issues one (GAP-22)',
      'PENDING MANIFEST',
      [created, selected({ isApiBasedConnote: true })],
    ],
  ])('is %s', (_case, shown, history) => {
    expect(displayConnote(summaryAfter(...history))).toBe(shown);
  });
});

describe('comparing two records', () => {
  it('lists every leaf that differs by its path', () => {
    const before = { reference: 'A', items: [{ quantity: 1, weight: 5 }], carrier: null };
    const after = { reference: 'B', items: [{ quantity: 2, weight: 5 }], carrier: { id: 7 } };

    expect(differences(before, after)).toEqual([
      { path: 'reference', from: 'A', to: 'B' },
      { path: 'items.0.quantity', from: 1, to: 2 },
      { path: 'carrier', from: null, to: { id: 7 } },
    ]);
  });

  it('lists lines that were added or removed', () => {
    expect(differences({ items: ['a', 'b'] }, { items: ['a'] })).toEqual([
      { path: 'items.1', from: 'b', to: null },
    ]);
  });

  it('ignores the order of keys, and treats null and absent alike', () => {
    expect(isSame({ a: 1, b: { c: 2, d: null } }, { b: { c: 2 }, a: 1 })).toBe(true);
  });

  it('respects the order of a list', () => {
    expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
  });
});
