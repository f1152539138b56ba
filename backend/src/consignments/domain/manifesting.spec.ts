import { isSameGroup } from '@contracts/rules/manifest-group.js';

import {
  address,
  after,
  content,
  created,
  deleted,
  drafted,
  manifested,
  offer,
  ready,
  scan,
  selected,
} from '../testing/consignment-fixtures.js';
import { bookPickup, manifest, manifestGroup, rollOver } from './manifesting.js';

const group = manifestGroup(after(...ready))!;
const entry = {
  manifestId: 90,
  manifestNumber: 'MAN-90',
  dispatchDate: '2026-03-03',
  etaDate: '2026-03-05',
  group,
};

describe('manifesting a consignment', () => {
  it('hands it to the carrier', () => {
    expect(manifest(after(...ready), entry)).toEqual([manifested]);
  });

  it('moves it to the day of the manifest first', () => {
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
      'with another carrier by now',
      [created, selected({ carrierServiceTypeId: 42 })],
      'Consignment was changed meanwhile',
    ],
    ['without a carrier', [created], 'Consignment was changed meanwhile'],
  ])('is refused while it is %s', (_what, history, reason) => {
    const other = { ...entry, manifestId: 91 };

    expect(() => manifest(after(...history), other)).toThrow(reason);
  });
});

describe('the group of a consignment', () => {
  const grouped = (changedOffer = {}, changedContent = {}) =>
    manifestGroup({
      ...after(...ready),
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
  ])('differs by its %s', (_what, other) => {
    expect(isSameGroup(group, other)).toBe(false);
  });

  it('is one for two ranges with the same prefix letters', () => {
    const other = grouped({ connoteSource: { prefixRangeId: 6, prefix: 'lkiz2' } });

    expect(isSameGroup(group, other)).toBe(true);
  });

  it('tells prefixes without letters apart', () => {
    const one = grouped({ connoteSource: { prefixRangeId: 6, prefix: '338' } });
    const other = grouped({ connoteSource: { prefixRangeId: 7, prefix: '339' } });

    expect(isSameGroup(one, other)).toBe(false);
  });
});

describe('rolling over', () => {
  it('records nothing on the day it has already', () => {
    expect(rollOver(after(...ready), entry)).toEqual([]);
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

  it('keeps the reference and moves the status on', () => {
    const events = bookPickup(after(...ready, manifested), booking);

    expect(events[0]).toEqual(booked);
    expect(after(...ready, manifested, ...events).status).toBe('PICKUP_BOOKED');
  });

  it('never takes the status back', () => {
    expect(bookPickup(after(...ready, manifested, scan()), booking)).toEqual([booked]);
  });

  it('is recorded once for each manifest', () => {
    expect(bookPickup(after(...ready, manifested, booked), booking)).toEqual([]);
  });

  it('means nothing to a consignment of another manifest', () => {
    expect(bookPickup(after(...ready, manifested), { ...booking, manifestId: 91 })).toEqual([]);
  });
});
