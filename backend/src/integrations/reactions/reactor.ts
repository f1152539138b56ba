import type { ClientBase } from 'pg';

import type { Position, Recorded } from '@contracts/events/domain-event.js';
import { type ManifestEvent, manifestStream } from '@contracts/events/manifest.events.js';
import { listedCustomerId } from '@contracts/rules/test-environment.js';
import type { EventStore } from '@event-store/event-store.js';

import { addJobs, type JobSpec } from '../../platform/jobs/job-task.js';
import { type Actor, systemActor } from '../../platform/actor.js';

/** No user waits for outgoing data. */
const POLL_PAUSE_MS = 250;

interface ReactorOptions {
  /** Name of the checkpoint. */
  readonly name: string;
  readonly prefixes: readonly string[];
  readonly react: (event: Recorded) => readonly JobSpec[];
}

/**
 * Follows the event store and turns events into jobs. The jobs of a batch and its checkpoint are one transaction, so
 * every event creates its jobs exactly once, even after a crash.
 */
export class Reactor {
  constructor(
    private readonly store: EventStore,
    private readonly options: ReactorOptions,
  ) {}

  /** Runs until aborted; has exclusive use of the session. */
  async follow(client: ClientBase, signal: AbortSignal): Promise<void> {
    const { name, prefixes } = this.options;
    const after = await readCheckpoint(client, name);
    const options = { minIntervalMs: POLL_PAUSE_MS, follower: name, signal };
    const batches = this.store.subscribe({ after, prefixes, ...options });
    for await (const { events, scannedTo } of batches)
      await this.process(client, events, scannedTo);
  }

  private async process(
    client: ClientBase,
    events: readonly Recorded[],
    scannedTo: Position,
  ): Promise<void> {
    const jobs = events.flatMap(this.options.react);
    if (jobs.length === 0) return this.moveCheckpoint(client, scannedTo);
    await client.query('begin');
    try {
      await addJobs(client, jobs);
      await this.moveCheckpoint(client, scannedTo);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined); // the session may have been lost
      throw error;
    }
  }

  private async moveCheckpoint(client: ClientBase, to: Position): Promise<void> {
    await client.query(
      `insert into reaction_checkpoint (name, position) values ($1, $2)
       on conflict (name) do update set position = excluded.position, updated_at = now()`,
      [this.options.name, to],
    );
  }
}

async function readCheckpoint(client: ClientBase, name: string): Promise<Position> {
  const { rows } = await client.query<{ position: Position }>(
    'select position from reaction_checkpoint where name = $1',
    [name],
  );
  return rows[0]?.position ?? '';
}

/** Streams whose events lead to outgoing work. */
export const reactionPrefixes = [manifestStream.prefix] as const;

/** Gives the HTTP request time to finish a manifest. */
const RESUME_SECONDS = 5;

export const taskNames = {
  transmitManifest: 'transmit-manifest',
  bookPickup: 'book-pickup',
  resumeManifesting: 'resume-manifesting',
  notifyClient: 'announce-manifest',
  notifyReceivers: 'tell-receivers',
  notifyReceiver: 'tell-receiver',
} as const;

type Reaction = (event: Recorded) => JobSpec[];

const reactions: Partial<Record<ManifestEvent['type'], Reaction>> = {
  ManifestingStarted: (event) => [
    { ...job(taskNames.resumeManifesting, event), delaySeconds: RESUME_SECONDS },
  ],
  ManifestSubmitted: (event) => [
    job(taskNames.notifyClient, event),
    job(taskNames.notifyReceivers, event),
  ],
  TransmissionQueued: (event) => [oneAtATime(taskNames.transmitManifest, event)],
  PickupBookingRequested: (event) => [oneAtATime(taskNames.bookPickup, event)],
  ManifestResent: (event) => [
    oneAtATime(taskNames.transmitManifest, event),
    oneAtATime(taskNames.bookPickup, event),
  ],
};

/** Jobs of an event; most events have none. */
export const jobsFor: Reaction = (event) =>
  reactions[event.type as ManifestEvent['type']]?.(event) ?? [];

const job = (task: string, event: Recorded): JobSpec => ({
  task,
  payload: {
    manifestId: manifestIdOf(event),
    causationId: event.id,
    correlationId: event.metadata.correlationId,
  },
  key: `${task}/${event.id}`,
  customerId: shareOf(event.metadata),
});

/** The queue keeps a name until `JobQueueCleanup` deletes it, so that manifests share a limited number of names. */
const QUEUES_PER_CUSTOMER = 256;

/**
 * A manifest that is resent while it is being transmitted or its pickup is being booked waits: otherwise both runs
 * could create its shipments or book the pickup.
 */
function oneAtATime(task: string, event: Recorded): JobSpec {
  const spec = job(task, event);
  const number = manifestIdOf(event) % QUEUES_PER_CUSTOMER;
  return { ...spec, queue: `${spec.task}/${spec.customerId ?? 'none'}/${number}` };
}

const manifestIdOf = ({ stream }: Recorded) => Number(stream.slice(manifestStream.prefix.length));

/** Customer whose slots a job takes; test data has a share of its own. */
const shareOf = ({ clientId, customerId }: Recorded['metadata']): number | null =>
  clientId === null || customerId === null
    ? customerId
    : listedCustomerId({ clientId, customerId });

/** Payload of every manifest job, as written by `jobsFor`. */
export interface ManifestJob {
  readonly manifestId: number;
  /** Event that caused the job. */
  readonly causationId: string;
  /** User action that led to it. */
  readonly correlationId: string;
}

export const toManifestJob = (payload: unknown): ManifestJob => payload as ManifestJob;

/** Actor for the system's work, with the trail of the original request. */
export const workerActor = ({ causationId, correlationId }: ManifestJob): Actor =>
  systemActor('Worker', { causationId, correlationId });

/** An email about an older manifest would confuse its reader: it comes from an import of old events. */
const MAX_NOTIFICATION_AGE_DAYS = 7;

/** Whether notifications are still sent about something created at this instant. */
export function isRecent(createdAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) <= MAX_NOTIFICATION_AGE_DAYS * 86_400_000;
}
