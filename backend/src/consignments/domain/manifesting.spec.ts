import { isSameGroup } from '@contracts/rules/manifest-group.js';

import {
  address,
  after,
  content,
  created,
  deleted,
  drafted,
  manifested,
  manifestedAfter,
  offer,
  openAfter,
  ready,
  scan,
  selected,
  summaryAfter,
} from '../testing/consignment.fixture.js';
import { bookPickup, manifest, manifestGroup, rollOver } from './manifesting.js';

const group = manifestGroup(openAfter(...ready))!;
const entry = {
  manifestId: 90,
  manifestNumber: 'MAN-90',
  dispatchDate: '2026-03-03',
  etaDate: '2026-03-05',
  group,
};

describe('manifesting a consignment', () => {
  it('is recorded', () => {
    expect(manifest(after(...ready), entry)).toEqual([manifested]);
  });

  it("moves the consignment to the manifest's dispatch date first", () => {
    const later = { ...entry, dispatchDate: '2026-03-04', etaDate: '2026-03-06' };

    expect(manifest(after(...ready), later)).toEqual([
      {
        type: 'DispatchDateRolledOver',
        data: { from: '2026-03-03', to: '2026-03-04', etaDate: '2026-03-06' },
      },
      manifested,
    ]);
  });

  it('changes nothing the second time', () => {
    expect(manifest(after(...ready, manifested), entry)).toEqual([]);
  });

  it.each([
    ['deleted', [...ready, deleted], 'Consignment is deleted'],
    ['on another manifest', [...ready, manifested], 'Consignment is already manifested'],
    ['a draft', [drafted(), selected()], 'Consignment is a draft'],
    [
      'with a carrier that has since changed',
      [created, selected({ carrierServiceTypeId: 42 })],
      'Consignment has since been changed',
    ],
    ['without a carrier', [created], 'Consignment has since been changed'],
  ])('is rejected while it is %s', (_case, history, reason) => {
    const other = { ...entry, manifestId: 91 };

    expect(() => manifest(after(...history), other)).toThrow(reason);
  });
});

describe("a consignment's group", () => {
  const grouped = (changedOffer = {}, changedContent = {}) =>
    manifestGroup({
      ...openAfter(...ready),
      offer: offer(changedOffer),
      content: content(changedContent),
    })!;

  it.each([
    ['carrier', grouped({ carrierId: 2 })],
    ['carrier service type', grouped({ carrierServiceTypeId: 2 })],
    ['sender address', grouped({}, { sender: address({ id: 99 }) })],
    ['consignment type', grouped({}, { consignmentType: 'THIRD_PARTY' })],
    ['prefix letters', grouped({ connoteSource: { prefixRangeId: 5, prefix: 'ABCD' } })],
    ['prefix without letters', grouped({ connoteSource: { prefixRangeId: 5, prefix: '339' } })],
  ])('differs by its %s', (_case, other) => {
    expect(isSameGroup(group, other)).toBe(false);
  });

  it('is the same for two ranges with the same prefix letters', () => {
    const other = grouped({ connoteSource: { prefixRangeId: 6, prefix: 'lkiz2' } });

    expect(isSameGroup(group, other)).toBe(true);
  });

  it('distinguishes prefixes without letters', () => {
    const one = grouped({ connoteSource: { prefixRangeId: 6, prefix: '338' } });
    const other = grouped({ connoteSource: { prefixRangeId: 7, prefix: '339' } });

    expect(isSameGroup(one, other)).toBe(false);
  });
});

describe('rolling over', () => {
  it('records nothing when the dispatch date is unchanged', () => {
    expect(rollOver(openAfter(...ready), entry)).toEqual([]);
  });
});

describe('booking a pickup', () => {
  const booking = {
    manifestId: 90,
    bookingReference: 'BK-1',
    occurredAt: '2026-03-03T02:00:00.000Z',
  };
  const booked = {
    type: 'PickupBooked',
    data: { manifestId: 90, bookingReference: 'BK-1' },
  } as const;

  it('stores the reference and updates the status', () => {
    const events = bookPickup(manifestedAfter(...ready, manifested), booking);

    expect(events).toEqual([
      booked,
      scan({
        ...{ status: 'PICKUP_BOOKED', occurredAt: booking.occurredAt, location: null },
        ...{ description: 'Pickup booked', carrierDescription: null },
      }),
    ]);
    expect(summaryAfter(...ready, manifested, ...events).status).toBe('PICKUP_BOOKED');
  });

  it('never moves the status back', () => {
    expect(bookPickup(manifestedAfter(...ready, manifested, scan()), booking)).toEqual([booked]);
  });

  it('is recorded once for each manifest', () => {
    expect(bookPickup(manifestedAfter(...ready, manifested, booked), booking)).toEqual([]);
  });

  it('is ignored for another manifest', () => {
    expect(
      bookPickup(manifestedAfter(...ready, manifested), { ...booking, manifestId: 91 }),
    ).toEqual([]);
  });
});
