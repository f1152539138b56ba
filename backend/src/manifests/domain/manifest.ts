import { evolveBy } from '@contracts/events/evolve-by.js';
import {
  type FailedAttempt,
  type ManifestEvent,
  type ManifestingStarted,
  manifestStream,
} from '@contracts/events/manifest.events.js';

import { EventStreams, type StreamDefinition } from '../../platform/event-streams.js';
import { impossible } from '../../platform/impossible-history.js';
import { NotSubmitted } from './manifest.errors.js';

type DataOf<Type extends ManifestEvent['type']> = Extract<ManifestEvent, { type: Type }>['data'];
type PrintedPaperwork = DataOf<'ManifestPrinted'>['paperworkType'];

/** Transmission of a manifest's data, or booking of its pickup, with the carrier (GAP-37). */
type Integration =
  | { readonly status: 'NOT_REQUIRED' }
  | { readonly status: 'PENDING'; readonly attempts: number }
  | { readonly status: 'SENT'; readonly reference: string }
  | { readonly status: 'FAILED'; readonly reason: string };

export type IntegrationStatus = Integration['status'];

interface ManifestContent {
  readonly id: number;
  readonly started: ManifestingStarted['data'];
  readonly addedIds: readonly number[];
  readonly leftOut: readonly DataOf<'ConsignmentLeftOut'>[];
  readonly printed: readonly PrintedPaperwork[];
}

/** Before its first event. */
interface UnknownManifest {
  readonly phase: 'UNKNOWN';
}

/** Some of its consignments may still be pending. */
export type ManifestInProgress = ManifestContent & { readonly phase: 'IN_PROGRESS' };

/** Its consignments are fixed. */
export type SubmittedManifest = ManifestContent & {
  readonly phase: 'SUBMITTED';
  readonly transmission: Integration;
  readonly booking: Integration;
};

export type StartedManifest = ManifestInProgress | SubmittedManifest;

/**
 * A manifest is started with the consignments a user selected; each is handed to the carrier in turn and added, or left
 * out with the reason. When none is pending the manifest is submitted: from then on its consignments are fixed, its
 * data is queued for the carrier, and the pickup is requested. Transmission and booking are retried until they succeed
 * or fail permanently; a user may resend them. A manifest whose creation was interrupted is resumed.
 */
export type Manifest = UnknownManifest | StartedManifest;

export const initialManifest: Manifest = { phase: 'UNKNOWN' };

/** The manifest after one more event. @throws ImpossibleHistory */
export function evolve(manifest: Manifest, event: ManifestEvent): StartedManifest {
  if (event.type === 'ManifestingStarted')
    return manifest.phase === 'UNKNOWN' ? toManifest(event.data) : impossible(manifest, event);

  return manifest.phase === 'UNKNOWN'
    ? impossible(manifest, event)
    : evolveStarted(manifest, event);
}

const toManifest = (started: ManifestingStarted['data']): ManifestInProgress => ({
  phase: 'IN_PROGRESS',
  id: started.manifestId,
  started,
  addedIds: [],
  leftOut: [],
  printed: [],
});

const notRequired: Integration = { status: 'NOT_REQUIRED' };
const requested: Integration = { status: 'PENDING', attempts: 0 };
const sent = (reference: string): Integration => ({ status: 'SENT', reference });

const afterFailure = ({ reason, attempt, nextTryAt }: FailedAttempt): Integration =>
  nextTryAt === null ? { status: 'FAILED', reason } : { status: 'PENDING', attempts: attempt };

const isPending = ({ status }: Integration): boolean => status === 'PENDING';

type FollowingEvent = Exclude<ManifestEvent, ManifestingStarted>;

const inProgress =
  <Event extends FollowingEvent>(
    change: (manifest: ManifestInProgress, event: Event) => StartedManifest,
  ) =>
  (manifest: StartedManifest, event: Event): StartedManifest =>
    manifest.phase === 'IN_PROGRESS' ? change(manifest, event) : impossible(manifest, event);

const submitted =
  <Event extends FollowingEvent>(
    change: (manifest: SubmittedManifest, event: Event) => SubmittedManifest,
  ) =>
  (manifest: StartedManifest, event: Event): StartedManifest =>
    manifest.phase === 'SUBMITTED' ? change(manifest, event) : impossible(manifest, event);

/** A result follows a request; an integration that has succeeded or permanently failed gets no more results. */
const pending = <Event extends FollowingEvent>(
  integration: 'transmission' | 'booking',
  after: (event: Event) => Integration,
) =>
  submitted<Event>((manifest, event) =>
    isPending(manifest[integration])
      ? { ...manifest, [integration]: after(event) }
      : impossible(manifest, event),
  );

const evolveStarted = evolveBy<StartedManifest, FollowingEvent>({
  ConsignmentAddedToManifest: inProgress((manifest, { data: { consignmentId } }) => ({
    ...manifest,
    addedIds: [...manifest.addedIds, consignmentId],
  })),
  ConsignmentLeftOut: inProgress((manifest, { data }) => ({
    ...manifest,
    leftOut: [...manifest.leftOut, data],
  })),
  ManifestSubmitted: inProgress((manifest) => ({
    ...manifest,
    phase: 'SUBMITTED',
    transmission: notRequired,
    booking: notRequired,
  })),
  TransmissionQueued: submitted((manifest) => ({ ...manifest, transmission: requested })),
  ManifestTransmitted: pending('transmission', ({ data }) => sent(data.integrationManifestId)),
  TransmissionFailed: pending('transmission', ({ data }) => afterFailure(data)),
  PickupBookingRequested: submitted((manifest) => ({ ...manifest, booking: requested })),
  ManifestPickupBooked: pending('booking', ({ data }) => sent(data.bookingReference)),
  PickupBookingFailed: pending('booking', ({ data }) => afterFailure(data)),
  ManifestResent: submitted(({ transmission, booking, ...manifest }) => ({
    ...manifest,
    transmission: transmission.status === 'NOT_REQUIRED' ? transmission : requested,
    booking: booking.status === 'FAILED' ? requested : booking,
  })),
  ManifestPrinted: (manifest, { data: { paperworkType } }) => ({
    ...manifest,
    printed: [...new Set([...manifest.printed, paperworkType])],
  }),
});

type Decision<State> = (manifest: State) => ManifestEvent[];

/** Applies a decision only while consignments are being added; a submitted manifest is unchanged. */
export const whileInProgress =
  (decide: Decision<ManifestInProgress>): Decision<StartedManifest> =>
  (manifest) =>
    manifest.phase === 'IN_PROGRESS' ? decide(manifest) : [];

/** Applies a decision only once the manifest is submitted: nothing is sent to the carrier or booked before. */
export const onceSubmitted =
  (decide: Decision<SubmittedManifest>): Decision<StartedManifest> =>
  (manifest) =>
    manifest.phase === 'SUBMITTED' ? decide(manifest) : [];

/** Consignments that are neither added nor left out yet, in order. */
export function pendingConsignmentIds({ started, addedIds, leftOut }: StartedManifest): number[] {
  const settled = new Set([...addedIds, ...leftOut.map(({ consignmentId }) => consignmentId)]);
  return started.consignmentIds.filter((id) => !settled.has(id));
}

/** Records that the carrier has the data; once, however often it is reported. */
export const recordTransmission = (
  { transmission }: SubmittedManifest,
  data: DataOf<'ManifestTransmitted'>,
): ManifestEvent[] => (isPending(transmission) ? [{ type: 'ManifestTransmitted', data }] : []);

/** Records a failed attempt; does nothing once the transmission has succeeded or permanently failed. */
export const recordTransmissionFailure = (
  { transmission }: SubmittedManifest,
  data: FailedAttempt,
): ManifestEvent[] => (isPending(transmission) ? [{ type: 'TransmissionFailed', data }] : []);

/** Records that the carrier booked the pickup; once, however often it is reported. */
export const recordBooking = (
  { booking }: SubmittedManifest,
  data: DataOf<'ManifestPickupBooked'>,
): ManifestEvent[] => (isPending(booking) ? [{ type: 'ManifestPickupBooked', data }] : []);

/** Records a failed attempt; does nothing once the pickup is booked or has permanently failed. */
export const recordBookingFailure = (
  { booking }: SubmittedManifest,
  data: FailedAttempt,
): ManifestEvent[] => (isPending(booking) ? [{ type: 'PickupBookingFailed', data }] : []);

/** Sends the data to the carrier again, and requests the pickup again if its booking failed (MAN-48, GAP-38). */
export function resendManifest({ phase }: StartedManifest): ManifestEvent[] {
  if (phase !== 'SUBMITTED') throw new NotSubmitted();
  return [{ type: 'ManifestResent', data: {} }];
}

/** Marks the manifest's paperwork as printed, once for each type (MAN-85). */
export const markPrinted = (
  { printed }: StartedManifest,
  data: DataOf<'ManifestPrinted'>,
): ManifestEvent[] =>
  printed.includes(data.paperworkType) ? [] : [{ type: 'ManifestPrinted', data }];

/** Streams of all manifests. */
export class ManifestStreams extends EventStreams<Manifest, ManifestEvent> {}

export const manifestStreams: StreamDefinition<Manifest, ManifestEvent> = {
  ...manifestStream,
  initial: initialManifest,
  evolve,
  owner: (manifest) => (manifest.phase === 'UNKNOWN' ? null : manifest.started.owner),
};
