import type { Recorded } from '@contracts/events/domain-event.js';
import { manifestStream, type ManifestEvent } from '@contracts/events/manifest.events.js';

import type { JobSpec } from '../../platform/jobs/job-queue.js';

/** Streams whose events lead to work outside the house. */
export const reactionPrefixes = [manifestStream.prefix] as const;

/** A manifest that the HTTP call is still busy with is left alone this long. */
const RESUME_SECONDS = 5;

export const taskNames = {
  transmitManifest: 'transmit-manifest',
  bookPickup: 'book-pickup',
  resumeManifesting: 'resume-manifesting',
  announceManifest: 'announce-manifest',
  tellReceivers: 'tell-receivers',
  tellReceiver: 'tell-receiver',
} as const;

type Reaction = (event: Recorded) => JobSpec[];

const reactions: Partial<Record<ManifestEvent['type'], Reaction>> = {
  ManifestingStarted: (event) => [
    { ...job(taskNames.resumeManifesting, event), delaySeconds: RESUME_SECONDS },
  ],
  ManifestSubmitted: (event) => [
    job(taskNames.announceManifest, event),
    job(taskNames.tellReceivers, event),
  ],
  TransmissionQueued: (event) => [job(taskNames.transmitManifest, event)],
  PickupBookingRequested: (event) => [job(taskNames.bookPickup, event)],
  ManifestResent: (event) => [
    job(taskNames.transmitManifest, event),
    job(taskNames.bookPickup, event),
  ],
};

/** What is to be done because this happened; most events ask for nothing. */
export const jobsFor: Reaction = (event) =>
  reactions[event.type as ManifestEvent['type']]?.(event) ?? [];

const job = (task: string, { id, stream, metadata }: Recorded): JobSpec => ({
  task,
  payload: {
    manifestId: Number(stream.slice(manifestStream.prefix.length)),
    causationId: id,
    correlationId: metadata.correlationId,
  },
  key: `${task}/${id}`,
});
