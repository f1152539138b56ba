import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';

import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { ManifestingStarted } from '@contracts/events/manifest.events.js';
import { ResponsivePool } from '@event-store/postgres/responsive-pool.js';

import {
  ConsignmentStreams,
  type ConsignmentSummary,
  type KnownConsignment,
  manifest,
  NotManifestable,
  displayConnote,
  toSummary,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { Environment } from '../../platform/config/environment.js';
import type { Access } from '../../platform/event-streams.js';
import { FairQueue } from '../../platform/limits/limits.interceptor.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { OfferService } from '../../pricing/index.js';
import {
  ManifestStreams,
  pendingConsignmentIds,
  type StartedManifest,
  whileInProgress,
} from '../domain/manifest.js';
import { type ManifestingOutcome, recordOutcomes, submitManifest } from '../domain/manifesting.js';
import { ManifestReferenceData } from './manifest-creation.js';

/** Calculates the ETA of a consignment that moves to another day; its price stays the same. */
@Injectable()
export class EtaRecalculation {
  constructor(private readonly offers: OfferService) {}

  /**
   * The ETA, yyyy-MM-dd; null without a lane, or once the account is withdrawn. It needs no price: the numbers of the
   * account may be exhausted, and its rate card may have expired.
   */
  async calculate(
    { owner, content, offer }: ConsignmentSummary,
    dispatchDate: string,
  ): Promise<string | null> {
    if (!offer) return null;
    const shipment = { clientId: owner.clientId, content: { ...content, dispatchDate } };
    return this.offers.estimateEta(shipment, offer);
  }
}

/** Maximum manifests that one process creates concurrently; further ones wait. */
const MAX_CONCURRENCY = 8;
const MAX_CONCURRENCY_PER_CUSTOMER = 3;
const MAX_WAITING = 1_000;
const MAX_WAITING_PER_CUSTOMER = 100;

/**
 * Queues manifests, with customers taking turns. Nothing of a manifest is written before its turn: once started it is
 * completed, so a request that cannot wait has to be rejected beforehand.
 */
@Injectable()
export class ManifestQueue {
  private readonly queue = new FairQueue({
    running: MAX_CONCURRENCY,
    runningPerKey: MAX_CONCURRENCY_PER_CUSTOMER,
    waiting: MAX_WAITING,
    waitingPerKey: MAX_WAITING_PER_CUSTOMER,
  });

  /** @throws TooManyRequests, TooBusy */
  run<Result>(customerId: number, manifest: () => Promise<Result>): Promise<Result> {
    return this.queue.run(String(customerId), manifest);
  }
}

/** First key of the advisory lock; the second is the manifest's id. */
const MANIFEST_LOCK = 72_101;

/**
 * Locks a manifest across processes: a consignment that one process has left out must not be manifested by another.
 * The lock ends with its connection, so a crash releases it.
 */
@Injectable()
export class ManifestLock implements OnApplicationShutdown {
  // A separate pool: a lock holder must never wait for a connection that a waiting process holds.
  private readonly pool: pg.Pool;

  constructor(@Inject(Environment) { DATABASE_URL }: Pick<Environment, 'DATABASE_URL'>) {
    this.pool = new ResponsivePool({ connectionString: DATABASE_URL, max: MAX_CONCURRENCY });
    // The pool replaces a broken connection on the next request, so its error needs no handling here.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (connection) => connection.on('error', () => undefined));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /** Waits while another process holds the lock of this manifest. */
  async runExclusive<Result>(manifestId: number, work: () => Promise<Result>): Promise<Result> {
    const connection = await this.pool.connect();
    let isBroken = false;
    try {
      await connection.query('select pg_advisory_lock($1, $2)', [MANIFEST_LOCK, manifestId]);
      return await work();
    } finally {
      await connection
        .query('select pg_advisory_unlock($1, $2)', [MANIFEST_LOCK, manifestId])
        .catch(() => (isBroken = true));
      connection.release(isBroken);
    }
  }
}

/** Outcomes recorded in one append, and consignments processed concurrently. */
const MAX_OUTCOMES_PER_APPEND = 100;
const CONCURRENCY = 20;
/** Attempts at a consignment that others keep changing. */
const MAX_ATTEMPTS = 20;

/**
 * Completes a started manifest: manifests each consignment, records its outcome, submits. Every step checks whether it
 * was done before, so an interrupted process can be resumed by any other.
 */
@Injectable()
export class ManifestingProcess {
  constructor(
    private readonly manifests: ManifestStreams,
    private readonly consignments: ConsignmentStreams,
    private readonly lock: ManifestLock,
    private readonly referenceData: ManifestReferenceData,
    private readonly etas: EtaRecalculation,
  ) {}

  /** Resumes the manifest unless it is already submitted; null when it was never started. */
  async resume(manifestId: number, actor: Actor): Promise<StartedManifest | null> {
    const access: Access = { actor, permission: null };
    const { state } = await this.manifests.readUnscoped(manifestId);
    if (state.phase === 'UNKNOWN') return null;
    if (state.phase === 'SUBMITTED') return state;
    const { customerCarrierId } = state.started.carrier;
    const capabilities = await this.referenceData.getCarrier(customerCarrierId, null);

    return this.lock.runExclusive(manifestId, async () => {
      await this.recordAllOutcomes(manifestId, access);
      return this.manifests.change(
        manifestId,
        access,
        whileInProgress((manifest) => submitManifest(manifest, capabilities)),
      );
    });
  }

  private async recordAllOutcomes(manifestId: number, access: Access): Promise<void> {
    let { state } = await this.manifests.load(manifestId, access);
    for (
      let pendingIds = pendingConsignmentIds(state);
      pendingIds.length > 0;
      pendingIds = pendingConsignmentIds(state)
    ) {
      const { started } = state;
      const outcomes = await mapConcurrently(
        CONCURRENCY,
        pendingIds.slice(0, MAX_OUTCOMES_PER_APPEND),
        (id) => this.manifestOne(id, started, access),
      );
      state = await this.manifests.change(
        manifestId,
        access,
        whileInProgress((manifest) => recordOutcomes(manifest, outcomes)),
      );
    }
  }

  /** Calculates the ETA again if the consignment was changed in the meantime. */
  private async manifestOne(
    consignmentId: number,
    started: ManifestingStarted['data'],
    access: Access,
  ): Promise<ManifestingOutcome> {
    for (let attempt = 1; ; attempt += 1)
      try {
        const { state } = await this.consignments.load(consignmentId, access);
        const decide = await this.decisionFor(toSummary(state), started);
        return added(toSummary(await this.consignments.change(consignmentId, access, decide)));
      } catch (error) {
        if (error instanceof StaleEta && attempt < MAX_ATTEMPTS) continue;
        return leftOut(consignmentId, error);
      }
  }

  /** @throws StaleEta in the decision, about a consignment that has changed since */
  private async decisionFor(
    before: ConsignmentSummary,
    { manifestId, manifestNumber, dispatchDate, group }: ManifestingStarted['data'],
  ): Promise<(consignment: KnownConsignment) => ConsignmentEvent[]> {
    const isMoved = before.content.dispatchDate !== dispatchDate;
    const etaDate = isMoved ? await this.etas.calculate(before, dispatchDate) : null;
    return (consignment) => {
      const after = toSummary(consignment);
      if (after.state === 'OPEN' && after.contentRevision !== before.contentRevision)
        throw new StaleEta();
      return manifest(consignment, { manifestId, manifestNumber, dispatchDate, etaDate, group });
    };
  }
}

/** A consignment was changed between the calculation of its ETA and the decision. */
class StaleEta extends Error {}

const added = (consignment: ConsignmentSummary): ManifestingOutcome => ({
  type: 'ConsignmentAddedToManifest',
  data: {
    consignmentId: consignment.id,
    connoteNumber: displayConnote(consignment),
    items: consignment.content.items.reduce((sum, { quantity }) => sum + quantity, 0),
  },
});

/** Leaves out a consignment that has changed since; any other error stops the process, which can be resumed. */
function leftOut(consignmentId: number, error: unknown): ManifestingOutcome {
  if (!(error instanceof NotManifestable)) throw error;
  return { type: 'ConsignmentLeftOut', data: { consignmentId, reason: error.message } };
}
