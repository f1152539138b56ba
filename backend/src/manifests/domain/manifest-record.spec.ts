import type { ManifestEvent } from '@contracts/events/manifest.events.js';

import { ImpossibleHistory } from '../../platform/impossible-history.js';
import {
  added,
  bookingRequested,
  leftOut,
  queued,
  recordedInTurn,
  started,
  startedData,
  submitted,
  window,
} from '../testing/manifest.fixture.js';
import { foldManifestRecord, type ManifestRecord } from './manifest-record.js';

function recordAfter(...history: readonly ManifestEvent[]): ManifestRecord {
  const record = foldManifestRecord(history.map(recordedInTurn));
  if (!record) throw new Error("a manifest's history begins with ManifestingStarted");
  return record;
}

const notRequired = {
  status: 'NOT_REQUIRED',
  reference: null,
  error: null,
  attempts: 0,
  nextTryAt: null,
};
const requested = { ...notRequired, status: 'PENDING' };

const nextTryAt = '2026-03-03T00:00:00.000Z';
const failure = { reason: 'No answer', attempt: 1, nextTryAt };
const lastFailure = { reason: 'No answer', attempt: 8, nextTryAt: null };
const open = [started(), added(1), added(2), submitted(), bookingRequested, queued];
const resent: ManifestEvent = { type: 'ManifestResent', data: {} };

describe('the record of a manifest', () => {
  it('does not exist before its first event', () => {
    expect(foldManifestRecord([])).toBeNull();
  });

  it('starts once, and first', () => {
    expect(() => recordAfter(added(1))).toThrow(ImpossibleHistory);
    expect(() => recordAfter(started(), started())).toThrow(ImpossibleHistory);
  });

  it('begins with the data and the time of its start', () => {
    const { manifestId: id, manifestNumber, owner, carrier, senderCompany } = startedData();

    expect(recordAfter(started({ isRollover: true }))).toEqual({
      ...{ id, manifestNumber, owner, carrier, senderCompany },
      dispatchDate: '2026-03-03',
      isRollover: true,
      pickupMode: 'AD_HOC',
      window,
      createdAt: '2026-03-02T22:00:00.000Z',
      submittedAt: null,
      consignments: [],
      leftOut: [],
      transmission: notRequired,
      booking: notRequired,
      printed: [],
    });
  });

  it('lists each consignment in the order of its outcome, and those left out with the reason', () => {
    const history = [
      started({ consignmentIds: [1, 2, 3, 4] }),
      added(2),
      leftOut(3),
      added(1),
      leftOut(4),
    ];

    expect(recordAfter(...history)).toMatchObject({
      consignments: [
        { id: 2, connoteNumber: 'LKIZ00000002', items: 4 },
        { id: 1, connoteNumber: 'LKIZ00000001', items: 4 },
      ],
      leftOut: [
        { id: 3, reason: 'Consignment is deleted' },
        { id: 4, reason: 'Consignment is deleted' },
      ],
    });
  });

  it('contains the time of its submission', () => {
    expect(recordAfter(started(), added(1), added(2), submitted()).submittedAt).toBe(
      '2026-03-02T22:03:00.000Z',
    );
  });

  it('lists its printed paperwork in the order it was printed', () => {
    const printed = (paperworkType: 'LABEL' | 'FREIGHT_SUMMARY'): ManifestEvent => ({
      type: 'ManifestPrinted',
      data: { paperworkType },
    });

    expect(recordAfter(...open, printed('LABEL'), printed('FREIGHT_SUMMARY')).printed).toEqual([
      'LABEL',
      'FREIGHT_SUMMARY',
    ]);
  });

  it('takes the pickup window from the request', () => {
    const later = { ...window, closingTime: '2026-03-03T07:00:00.000Z' };
    const history = [
      started({ pickup: { mode: 'NONE', window: null } }),
      added(1),
      added(2),
      submitted(),
    ];

    expect(recordAfter(...history).window).toBeNull();
    expect(
      recordAfter(...history, {
        type: 'PickupBookingRequested',
        data: { via: 'EMAIL', window: later },
      }).window,
    ).toEqual(later);
  });
});

describe.each([
  {
    integration: 'transmission' as const,
    sent: {
      type: 'ManifestTransmitted',
      data: { integrationManifestId: 'REF-1', fileName: 'MAN-90.json' },
    } satisfies ManifestEvent,
    failed: (data: typeof failure | typeof lastFailure): ManifestEvent => ({
      type: 'TransmissionFailed',
      data,
    }),
  },
  {
    integration: 'booking' as const,
    sent: {
      type: 'ManifestPickupBooked',
      data: { bookingReference: 'REF-1', via: 'CARRIER_API' },
    } satisfies ManifestEvent,
    failed: (data: typeof failure | typeof lastFailure): ManifestEvent => ({
      type: 'PickupBookingFailed',
      data,
    }),
  },
])('the $integration in the record of a manifest', ({ integration, sent, failed }) => {
  const after = (...history: readonly ManifestEvent[]) =>
    recordAfter(...open, ...history)[integration];

  it('is pending once requested, and not required before', () => {
    expect(recordAfter(...open.slice(0, 4))[integration]).toEqual(notRequired);
    expect(after()).toEqual(requested);
  });

  it('contains the reason for a failed attempt, and when the next one is due', () => {
    expect(after(failed(failure))).toEqual({
      ...requested,
      error: 'No answer',
      attempts: 1,
      nextTryAt,
    });
  });

  it('GAP-37 has failed when no further attempt is due', () => {
    expect(after(failed(failure), failed(lastFailure))).toEqual({
      ...requested,
      status: 'FAILED',
      error: 'No answer',
      attempts: 8,
    });
  });

  it('drops the failures once it succeeds, and counts the successful attempt', () => {
    expect(after(failed(failure), sent)).toEqual({
      ...requested,
      status: 'SENT',
      reference: 'REF-1',
      attempts: 2,
    });
  });

  it('MAN-48 GAP-38 is pending again when it is resent after it was given up', () => {
    expect(after(failed(lastFailure), resent)).toEqual(requested);
  });
});

describe('resending, in the record of a manifest', () => {
  const receipt = { integrationManifestId: 'SSE-77', fileName: 'MAN-90.json' };

  it('repeats a successful transmission, whose reference stays until the next response', () => {
    const history = [
      ...open,
      { type: 'ManifestTransmitted', data: receipt } satisfies ManifestEvent,
      resent,
    ];

    expect(recordAfter(...history).transmission).toEqual({ ...requested, reference: 'SSE-77' });
  });

  it('leaves a booked pickup as it is, and one that is still pending', () => {
    const booked: ManifestEvent = {
      type: 'ManifestPickupBooked',
      data: { bookingReference: 'BK-1', via: 'EMAIL' },
    };
    const tried: ManifestEvent = { type: 'PickupBookingFailed', data: failure };

    expect(recordAfter(...open, booked, resent).booking).toMatchObject({
      status: 'SENT',
      reference: 'BK-1',
      attempts: 1,
    });
    expect(recordAfter(...open, tried, resent).booking).toMatchObject({
      status: 'PENDING',
      error: 'No answer',
    });
  });

  it('sends nothing that was not required', () => {
    const history = [started(), added(1), added(2), submitted(), resent];

    expect(recordAfter(...history)).toMatchObject({
      transmission: notRequired,
      booking: notRequired,
    });
  });
});
