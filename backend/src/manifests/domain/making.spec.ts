import {
  added,
  after,
  bookingRequested,
  leftOut,
  queued,
  started,
  submitted,
  window,
} from '../testing/manifest-fixtures.js';
import { settle, submit } from './making.js';
import { unsettledIds } from './manifest.js';

const ways = { hasBookingApi: true, transferType: 'SFTP', fileFormat: 'json' } as const;

describe('settling consignments', () => {
  it('notes what became of each', () => {
    const history = after(started());

    expect(settle(history, [added(1), leftOut(2)])).toEqual([added(1), leftOut(2)]);
    expect(unsettledIds(after(started(), added(1)))).toEqual([2]);
  });

  it('notes it once, whatever a second process finds', () => {
    expect(settle(after(started(), leftOut(1)), [added(1)])).toEqual([]);
  });

  it('notes nothing of a consignment that was not selected', () => {
    expect(settle(after(started()), [added(99)])).toEqual([]);
  });

  it('notes nothing after the manifest was submitted', () => {
    const history = after(started(), added(1), added(2), submitted());

    expect(settle(history, [added(1)])).toEqual([]);
  });
});

describe('submitting a manifest', () => {
  it('sends the data and asks for the pickup in the same breath', () => {
    expect(submit(after(started(), added(1), added(2)), ways)).toEqual([
      submitted(),
      bookingRequested,
      queued,
    ]);
  });

  it('asks by mail where the carrier has no booking system', () => {
    const events = submit(after(started(), added(1), added(2)), { ...ways, hasBookingApi: false });

    expect(events[1]).toEqual({ type: 'PickupBookingRequested', data: { via: 'EMAIL', window } });
  });

  it.each(['PERMANENT', 'NONE'] as const)('asks for no pickup that is %s', (mode) => {
    const history = after(started({ pickup: { mode, window: null } }), added(1), added(2));

    expect(submit(history, ways)).toEqual([submitted(), queued]);
  });

  it('sends no data of a client whose manifesting is off', () => {
    const history = after(started({ isTransmissionEnabled: false }), added(1), added(2));

    expect(submit(history, ways)).toEqual([submitted(), bookingRequested]);
  });

  it('neither sends nor books when nothing was left to send', () => {
    expect(submit(after(started(), leftOut(1), leftOut(2)), ways)).toEqual([submitted(0, 2)]);
  });

  it('waits for every consignment', () => {
    expect(submit(after(started(), added(1)), ways)).toEqual([]);
  });

  it('happens once', () => {
    expect(submit(after(started(), added(1), added(2), submitted()), ways)).toEqual([]);
  });
});
