import {
  added,
  after,
  bookingRequested,
  leftOut,
  queued,
  started,
  startedData,
  submitted,
  window,
} from '../testing/manifest.fixture.js';
import {
  type CarrierCapabilities,
  type ManifestingOutcome,
  recordOutcomes,
  startManifesting,
  submitManifest,
} from './manifesting.js';
import { pendingConsignmentIds, type StartedManifest, whileInProgress } from './manifest.js';

const capabilities = { hasBookingApi: true, transferType: 'SFTP', fileFormat: 'json' } as const;
const record = (manifest: StartedManifest, outcomes: readonly ManifestingOutcome[]) =>
  whileInProgress((current) => recordOutcomes(current, outcomes))(manifest);
const submit = (manifest: StartedManifest, capabilities: CarrierCapabilities) =>
  whileInProgress((current) => submitManifest(current, capabilities))(manifest);

describe('starting a manifest', () => {
  it('records the selection in one event', () => {
    expect(startManifesting(startedData())).toEqual([started()]);
  });
});

describe('recording outcomes', () => {
  it('records the outcome of each consignment', () => {
    const history = after(started());

    expect(record(history, [added(1), leftOut(2)])).toEqual([added(1), leftOut(2)]);
    expect(pendingConsignmentIds(after(started(), added(1)))).toEqual([2]);
  });

  it('records it once, whatever a second process reports', () => {
    expect(record(after(started(), leftOut(1)), [added(1)])).toEqual([]);
  });

  it('records nothing for a consignment that was not selected', () => {
    expect(record(after(started()), [added(99)])).toEqual([]);
  });

  it('records nothing after the manifest was submitted', () => {
    const history = after(started(), added(1), added(2), submitted());

    expect(record(history, [added(1)])).toEqual([]);
  });
});

describe('submitting a manifest', () => {
  it('queues the data and requests the pickup in the same append', () => {
    expect(submit(after(started(), added(1), added(2)), capabilities)).toEqual([
      submitted(),
      bookingRequested,
      queued,
    ]);
  });

  it('requests the pickup by email if the carrier has no booking system', () => {
    const events = submit(after(started(), added(1), added(2)), {
      ...capabilities,
      hasBookingApi: false,
    });

    expect(events[1]).toEqual({ type: 'PickupBookingRequested', data: { via: 'EMAIL', window } });
  });

  it.each(['PERMANENT', 'NONE'] as const)('requests no pickup if its mode is %s', (mode) => {
    const history = after(started({ pickup: { mode, window: null } }), added(1), added(2));

    expect(submit(history, capabilities)).toEqual([submitted(), queued]);
  });

  it('sends no data for a client with manifesting disabled', () => {
    const history = after(started({ isTransmissionEnabled: false }), added(1), added(2));

    expect(submit(history, capabilities)).toEqual([submitted(), bookingRequested]);
  });

  it('neither sends nor books when every consignment was left out', () => {
    expect(submit(after(started(), leftOut(1), leftOut(2)), capabilities)).toEqual([
      submitted(0, 2),
    ]);
  });

  it('waits until no consignment is pending', () => {
    expect(submit(after(started(), added(1)), capabilities)).toEqual([]);
  });

  it('happens once', () => {
    expect(submit(after(started(), added(1), added(2), submitted()), capabilities)).toEqual([]);
  });
});
