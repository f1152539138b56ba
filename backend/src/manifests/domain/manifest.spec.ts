import type { ManifestEvent } from '@contracts/events/manifest.events.js';

import {
  added,
  after,
  bookingRequested,
  queued,
  started,
  submitted,
} from '../testing/manifest.fixture.js';
import {
  manifestStreams,
  markPrinted,
  onceSubmitted,
  recordBooking,
  recordBookingFailure,
  recordTransmission,
  recordTransmissionFailure,
  resendManifest,
  type StartedManifest,
  type SubmittedManifest,
} from './manifest.js';

const open = [started(), added(1), added(2), submitted(), bookingRequested, queued] as const;
const receipt = { integrationManifestId: 'SSE-77', fileName: 'MAN-90.json' };
const booking = { bookingReference: 'BK-1', via: 'CARRIER_API' } as const;
const failure = { reason: 'No answer', attempt: 1, nextTryAt: '2026-03-03T00:00:00.000Z' };
const lastFailure = { reason: 'No answer', attempt: 8, nextTryAt: null };

/** Applies a decision as its command does, which skips a manifest in progress. */
const decided =
  <Data>(decide: (manifest: SubmittedManifest, data: Data) => ManifestEvent[]) =>
  (manifest: StartedManifest, data: Data) =>
    onceSubmitted((submittedManifest) => decide(submittedManifest, data))(manifest);
const transmit = decided(recordTransmission);
const failTransmission = decided(recordTransmissionFailure);
const book = decided(recordBooking);
const failBooking = decided(recordBookingFailure);

describe('recording a transmission', () => {
  const transmitted = { type: 'ManifestTransmitted', data: receipt } as const;

  it('is recorded once', () => {
    expect(transmit(after(...open), receipt)).toEqual([transmitted]);
    expect(transmit(after(...open, transmitted), receipt)).toEqual([]);
  });

  it('records failures while a retry is due', () => {
    const failed = { type: 'TransmissionFailed', data: failure } as const;

    expect(failTransmission(after(...open), failure)).toEqual([failed]);
    expect(transmit(after(...open, failed), receipt)).toEqual([transmitted]);
  });

  it('records nothing after it was given up', () => {
    const given = { type: 'TransmissionFailed', data: lastFailure } as const;

    expect(failTransmission(after(...open, given), failure)).toEqual([]);
    expect(transmit(after(...open, given), receipt)).toEqual([]);
  });
});

describe('recording a booking', () => {
  const booked = { type: 'ManifestPickupBooked', data: booking } as const;

  it('is recorded once', () => {
    expect(book(after(...open), booking)).toEqual([booked]);
    expect(book(after(...open, booked), booking)).toEqual([]);
  });

  it('records failures', () => {
    expect(failBooking(after(...open), lastFailure)).toEqual([
      { type: 'PickupBookingFailed', data: lastFailure },
    ]);
  });

  it('is ignored for a manifest that requested none', () => {
    const history = after(started(), added(1), added(2), submitted(), queued);

    expect(book(history, booking)).toEqual([]);
    expect(failBooking(history, lastFailure)).toEqual([]);
  });
});

describe('resending', () => {
  const resent = { type: 'ManifestResent', data: {} } as const;

  it('reopens a transmission that succeeded or was given up, and a booking that failed', () => {
    const history = [
      ...open,
      { type: 'ManifestTransmitted', data: receipt },
      { type: 'PickupBookingFailed', data: lastFailure },
    ] as const;

    expect(resendManifest(after(...history))).toEqual([resent]);
    expect(after(...history, resent)).toMatchObject({
      transmission: { status: 'PENDING', attempts: 0 },
      booking: { status: 'PENDING', attempts: 0 },
    });
  });

  it('leaves a booked pickup unchanged', () => {
    const booked = { type: 'ManifestPickupBooked', data: booking } as const;

    expect(after(...open, booked, resent)).toMatchObject({
      booking: { status: 'SENT', reference: 'BK-1' },
    });
  });

  it('is rejected while the manifest is in progress', () => {
    expect(() => resendManifest(after(started(), added(1)))).toThrow(
      'Manifest is still being created',
    );
  });
});

describe("marking a manifest's paperwork", () => {
  it('happens once for each type', () => {
    const printed = { type: 'ManifestPrinted', data: { paperworkType: 'LABEL' } } as const;

    expect(markPrinted(after(...open), printed.data)).toEqual([printed]);
    expect(markPrinted(after(...open, printed), printed.data)).toEqual([]);
    expect(markPrinted(after(...open, printed), { paperworkType: 'CONSIGNMENT' })).toHaveLength(1);
  });
});

describe('the owner of a manifest', () => {
  it('is the client whose consignments it holds', () => {
    const owner = { clientId: 7, clientName: 'Wattle Medical', customerId: 3 };

    expect(manifestStreams.owner(after(started()))).toEqual(owner);
    expect(manifestStreams.owner(after(...open))).toEqual(owner);
  });

  it('is null before it is started', () => {
    expect(manifestStreams.owner(manifestStreams.initial)).toBeNull();
  });
});
