import {
  added,
  after,
  bookingRequested,
  queued,
  started,
  submitted,
} from '../testing/manifest-fixtures.js';
import {
  markPrinted,
  recordBooking,
  recordBookingFailure,
  recordTransmission,
  recordTransmissionFailure,
  resend,
} from './errands.js';

const onItsWay = [started(), added(1), added(2), submitted(), bookingRequested, queued] as const;
const receipt = { integrationManifestId: 'SSE-77', fileName: 'MAN-90.json' };
const booking = { bookingReference: 'BK-1', via: 'CARRIER_API' } as const;
const failure = { reason: 'No answer', attempt: 1, nextTryAt: '2026-03-03T00:00:00.000Z' };
const forGood = { reason: 'No answer', attempt: 8, nextTryAt: null };

describe('recording a transmission', () => {
  const transmitted = { type: 'ManifestTransmitted', data: receipt } as const;

  it('is noted once', () => {
    expect(recordTransmission(after(...onItsWay), receipt)).toEqual([transmitted]);
    expect(recordTransmission(after(...onItsWay, transmitted), receipt)).toEqual([]);
  });

  it('notes failures while there is another try to come', () => {
    const failed = { type: 'TransmissionFailed', data: failure } as const;

    expect(recordTransmissionFailure(after(...onItsWay), failure)).toEqual([failed]);
    expect(recordTransmission(after(...onItsWay, failed), receipt)).toEqual([transmitted]);
  });

  it('notes nothing after it was given up', () => {
    const given = { type: 'TransmissionFailed', data: forGood } as const;

    expect(recordTransmissionFailure(after(...onItsWay, given), failure)).toEqual([]);
    expect(recordTransmission(after(...onItsWay, given), receipt)).toEqual([]);
  });
});

describe('recording a booking', () => {
  const booked = { type: 'ManifestPickupBooked', data: booking } as const;

  it('is noted once', () => {
    expect(recordBooking(after(...onItsWay), booking)).toEqual([booked]);
    expect(recordBooking(after(...onItsWay, booked), booking)).toEqual([]);
  });

  it('notes failures', () => {
    expect(recordBookingFailure(after(...onItsWay), forGood)).toEqual([
      { type: 'PickupBookingFailed', data: forGood },
    ]);
  });

  it('means nothing to a manifest that asked for none', () => {
    const history = after(started(), added(1), added(2), submitted(), queued);

    expect(recordBooking(history, booking)).toEqual([]);
    expect(recordBookingFailure(history, forGood)).toEqual([]);
  });
});

describe('sending again', () => {
  const resent = { type: 'ManifestResent', data: {} } as const;

  it('opens what was sent or given up, and a booking that failed', () => {
    const history = [
      ...onItsWay,
      { type: 'ManifestTransmitted', data: receipt },
      { type: 'PickupBookingFailed', data: forGood },
    ] as const;

    expect(resend(after(...history))).toEqual([resent]);
    expect(after(...history, resent)).toMatchObject({
      transmission: 'PENDING',
      booking: 'PENDING',
    });
  });

  it('leaves a booked pickup alone', () => {
    const booked = { type: 'ManifestPickupBooked', data: booking } as const;

    expect(after(...onItsWay, booked, resent).booking).toBe('SENT');
  });

  it('is refused while the manifest is still being made', () => {
    expect(() => resend(after(started(), added(1)))).toThrow('Manifest is still being created');
  });
});

describe("marking a manifest's paperwork", () => {
  it('happens once for each kind', () => {
    const printed = { type: 'ManifestPrinted', data: { paperworkType: 'LABEL' } } as const;

    expect(markPrinted(after(...onItsWay), printed.data)).toEqual([printed]);
    expect(markPrinted(after(...onItsWay, printed), printed.data)).toEqual([]);
    expect(markPrinted(after(...onItsWay, printed), { paperworkType: 'CONSIGNMENT' })).toHaveLength(
      1,
    );
  });
});
