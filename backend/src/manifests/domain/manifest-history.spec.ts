import * as fc from 'fast-check';

import type { ManifestEvent } from '@contracts/events/manifest.events.js';

import { ImpossibleHistory } from '../../platform/impossible-history.js';
import {
  added,
  after,
  bookingRequested,
  leftOut,
  queued,
  started,
  submitted,
  window,
} from '../testing/manifest.fixture.js';
import { NotSubmitted } from './manifest.errors.js';
import {
  evolve,
  initialManifest,
  markPrinted,
  onceSubmitted,
  recordBooking,
  recordBookingFailure,
  recordTransmission,
  recordTransmissionFailure,
  resendManifest,
  type StartedManifest,
  whileInProgress,
} from './manifest.js';
import { recordOutcomes, submitManifest } from './manifesting.js';

const receipt = { integrationManifestId: 'SSE-77', fileName: 'MAN-90.json' };
const transmitted: ManifestEvent = { type: 'ManifestTransmitted', data: receipt };
const booking = { bookingReference: 'BK-1', via: 'CARRIER_API' } as const;
const booked: ManifestEvent = { type: 'ManifestPickupBooked', data: booking };
const resent: ManifestEvent = { type: 'ManifestResent', data: {} };
const label = { paperworkType: 'LABEL' } as const;
const failure = { reason: 'No answer', attempt: 1, nextTryAt: '2026-03-03T00:00:00.000Z' };
const lastFailure = { reason: 'No answer', attempt: 8, nextTryAt: null };
const failedForGood: ManifestEvent = { type: 'TransmissionFailed', data: lastFailure };
const settled = [started(), added(1), added(2)];
const open = [...settled, submitted(), bookingRequested, queued];

describe('the history of a manifest', () => {
  it.each<[string, ManifestEvent[]]>([
    ['an event before its start', [added(1)]],
    ['printed paperwork before its start', [{ type: 'ManifestPrinted', data: label }]],
    ['a second start', [started(), started()]],
    ['a transmission before its submission', [...settled, queued]],
    ['a booking before its submission', [...settled, bookingRequested]],
    ['a resend before its submission', [...settled, resent]],
    ['a second submission', [...settled, submitted(), submitted()]],
    ['a consignment added after its submission', [...open, added(3)]],
    ['a consignment left out after its submission', [...open, leftOut(3)]],
    ['a transmission that was not queued', [...settled, submitted(), transmitted]],
    ['a second transmission', [...open, transmitted, transmitted]],
    ['a transmission after it was given up', [...open, failedForGood, transmitted]],
    ['a failure after the transmission', [...open, transmitted, failedForGood]],
    ['a pickup booked twice', [...open, booked, booked]],
    [
      'a booking that failed after it was booked',
      [...open, booked, { type: 'PickupBookingFailed', data: failure }],
    ],
  ])('cannot hold %s', (_case, history) => {
    expect(() => history.reduce(evolve, initialManifest)).toThrow(ImpossibleHistory);
  });

  it('counts failed attempts until the integration succeeds or is given up', () => {
    const failed: ManifestEvent = { type: 'TransmissionFailed', data: failure };

    expect(after(...open)).toMatchObject({ transmission: { status: 'PENDING', attempts: 0 } });
    expect(after(...open, failed)).toMatchObject({
      transmission: { status: 'PENDING', attempts: 1 },
    });
    expect(after(...open, failed, failedForGood)).toMatchObject({
      transmission: { status: 'FAILED', reason: 'No answer' },
    });
    expect(after(...open, failed, transmitted)).toMatchObject({
      transmission: { status: 'SENT', reference: 'SSE-77' },
    });
  });

  it('requires neither transmission nor booking if none was requested', () => {
    const notRequired = { status: 'NOT_REQUIRED' };

    expect(after(...settled, submitted(), resent)).toMatchObject({
      transmission: notRequired,
      booking: notRequired,
    });
  });

  it('contains printed paperwork before and after the submission', () => {
    const printed: ManifestEvent = { type: 'ManifestPrinted', data: label };

    expect(after(started(), printed).printed).toEqual(['LABEL']);
    expect(after(...open, printed).printed).toEqual(['LABEL']);
  });
});

type Decision = (manifest: StartedManifest) => readonly ManifestEvent[];

const failures = fc.constantFrom(failure, lastFailure);
const outcomes = fc.array(
  fc
    .tuple(fc.constantFrom(1, 2, 3, 99), fc.boolean())
    .map(([id, isAdded]) => (isAdded ? added(id) : leftOut(id))),
  { maxLength: 3 },
);
const capabilities = fc.boolean().map((hasBookingApi) => ({
  hasBookingApi,
  transferType: 'SFTP',
  fileFormat: 'json' as const,
}));
const paperworkTypes = fc.constantFrom('LABEL' as const, 'CONSIGNMENT', 'FREIGHT_SUMMARY');

const decisions: fc.Arbitrary<Decision> = fc.oneof(
  outcomes.map((all) => whileInProgress((manifest) => distinct(recordOutcomes(manifest, all)))),
  capabilities.map((reference) =>
    whileInProgress((manifest) => submitManifest(manifest, reference)),
  ),
  fc.constant(onceSubmitted((manifest) => recordTransmission(manifest, receipt))),
  failures.map((failed) =>
    onceSubmitted((manifest) => recordTransmissionFailure(manifest, failed)),
  ),
  fc.constant(onceSubmitted((manifest) => recordBooking(manifest, booking))),
  failures.map((failed) => onceSubmitted((manifest) => recordBookingFailure(manifest, failed))),
  fc.constant<Decision>(resendManifest),
  paperworkTypes.map(
    (paperworkType): Decision =>
      (manifest) =>
        markPrinted(manifest, { paperworkType }),
  ),
);

/** The process manifests each consignment once, so a batch never contains two outcomes for the same one. */
const distinct = (events: readonly ManifestEvent[]): ManifestEvent[] => [
  ...new Map(
    events.map((event) => ['consignmentId' in event.data && event.data.consignmentId, event]),
  ).values(),
];

/** The manifest after a decision; unchanged when a rule rejects it. */
function decide(manifest: StartedManifest, decision: Decision): StartedManifest {
  try {
    return decision(manifest).reduce<StartedManifest>(evolve, manifest);
  } catch (error) {
    if (error instanceof NotSubmitted) return manifest;
    throw error;
  }
}

describe('decisions about a manifest', () => {
  it('never write an impossible history, in any order', () => {
    const starts = fc.record({
      isTransmissionEnabled: fc.boolean(),
      pickup: fc.constantFrom(
        { mode: 'AD_HOC' as const, window },
        { mode: 'NONE' as const, window: null },
      ),
      consignmentIds: fc.constantFrom([1], [1, 2], [1, 2, 3]),
    });

    fc.assert(
      fc.property(starts, fc.array(decisions, { maxLength: 30 }), (data, all) => {
        const manifest = all.reduce(decide, after(started(data)));

        const outcomeCount = manifest.addedIds.length + manifest.leftOut.length;
        expect(outcomeCount).toBeLessThanOrEqual(data.consignmentIds.length);
      }),
    );
  });
});
