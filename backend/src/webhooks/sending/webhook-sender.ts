import { setTimeout as wait } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';
import type { ClientBase } from 'pg';

import { isContention } from '@event-store/postgres/transient-error.js';

import { JournalWaker, PublicEventQueries } from '../../event-feed/index.js';
import { Clock } from '../../platform/clock.js';
import { WebhookCaller } from '../signing/webhook-caller.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { DeliveryCleanup } from './delivery-cleanup.js';
import { DeliveryStore, type SentSubscription } from './delivery-store.js';
import { FairShares } from './fair-shares.js';
import { LiveSource } from './live-source.js';
import { OutcomeWriter } from './outcome-writer.js';
import { RestartPauses } from './restart-pauses.js';
import {
  type SenderDependencies,
  type SenderShares,
  SubscriptionSender,
} from './subscription-sender.js';
import { WebhookNotices } from './webhook-notices.js';

/** Delay until a person's change to a subscription applies, unless configured otherwise. */
const REFRESH_MS = 1_000;
const WATCH_MS = 60_000;
/** Interval for deleting old deliveries and notifying people of failing servers. */
const CLEANUP_INTERVAL_MS = 60_000;
/** Time a stopping worker waits for calls in flight; unfinished ones are repeated. */
const STOP_MS = 3_000;
/** Deliveries in memory: about 50 MB in all. One subscription alone may hold as many as its queue takes. */
const ROW_LIMITS = { total: 100_000, perCustomer: 25_000, minimum: 20 };
/** Calls in flight: each has a socket for up to 15 seconds. */
const CALL_LIMITS = { total: 256, perCustomer: 96, minimum: 0 };

interface RunningSender {
  readonly sender: SubscriptionSender;
  readonly controller: AbortController;
}

interface Turn {
  readonly store: DeliveryStore;
  readonly outcomes: OutcomeWriter;
  readonly shares: SenderShares;
  readonly running: Map<number, RunningSender>;
  readonly pauses: RestartPauses;
}

/**
 * Sends public events to every active subscription. Only one process of the installation does so at a time, since the
 * order of a subject's events is kept in its memory.
 */
@Injectable()
export class WebhookSender {
  private readonly log = new Logger(WebhookSender.name);
  private readonly dependencies: SenderDependencies;

  constructor(
    events: PublicEventQueries,
    private readonly waker: JournalWaker,
    caller: WebhookCaller,
    secrets: WebhookSecrets,
    clock: Clock,
    private readonly notices: WebhookNotices,
  ) {
    this.dependencies = { events, caller, secrets, clock };
  }

  /** @param client the session that holds the lock: without it nothing more can be written */
  async run(client: ClientBase, signal: AbortSignal, refreshMs = REFRESH_MS): Promise<void> {
    const store = new DeliveryStore(client);
    const turn: Turn = {
      store,
      outcomes: new OutcomeWriter(store),
      shares: { rows: new FairShares(ROW_LIMITS), calls: new FairShares(CALL_LIMITS) },
      running: new Map(),
      pauses: new RestartPauses(),
    };
    const cleanup = this.cleanup(new DeliveryCleanup(client));
    try {
      await store.limitLockWaits();
      while (!signal.aborted) {
        await this.unlessLocked(() => this.refresh(turn));
        await this.unlessLocked(cleanup);
        await wait(refreshMs, undefined, { signal }).catch(() => undefined);
      }
    } finally {
      const stopped = [...turn.running.keys()].map((id) => end(turn, id));
      await Promise.race([Promise.all(stopped), wait(STOP_MS, undefined, { ref: false })]);
    }
  }

  /** Leaves work that another session's lock delays for the next round. */
  private async unlessLocked(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isContention(error)) throw error;
      this.log.warn(`Work on webhooks is repeated: ${String(error)}`);
    }
  }

  /** Returns a function for every round that cleans up and notifies people once a minute, deleting orphans until done. */
  private cleanup(deliveries: DeliveryCleanup): () => Promise<void> {
    let cleanedUpAt = -Infinity;
    let hasOrphans = false;
    return async () => {
      const isDue = performance.now() - cleanedUpAt > CLEANUP_INTERVAL_MS;
      if (isDue || hasOrphans) hasOrphans = await deliveries.deleteOrphans();
      if (!isDue) return;
      cleanedUpAt = performance.now();
      await deliveries.deleteOld(this.dependencies.clock.now());
      await this.notices.notify().catch((error: unknown) => {
        this.log.warn(`Notices of failing webhooks could not be sent: ${String(error)}`);
      });
    };
  }

  /** Applies subscriptions that people created, changed, paused or deleted. */
  private async refresh(turn: Turn): Promise<void> {
    const active = await turn.store.listActive();
    const ids = new Set(active.map(({ id }) => id));
    for (const [id, { sender }] of turn.running)
      if (!ids.has(id) || sender.hasEnded) void end(turn, id);
    for (const subscription of active) {
      const found = turn.running.get(subscription.id);
      if (found) found.sender.update(subscription);
      else if (!turn.pauses.isPaused(subscription.id)) this.begin(turn, subscription);
    }
  }

  private begin(
    { store, outcomes, shares, running, pauses }: Turn,
    subscription: SentSubscription,
  ): void {
    const { id } = subscription;
    const source = new LiveSource(subscription, { store, ...this.dependencies });
    const sender = new SubscriptionSender(subscription, source, this.dependencies, {
      ...{ store, outcomes, shares },
      unreadable: (error) => {
        this.log.error({ webhook: id, err: error }, 'The secret of a webhook cannot be read');
      },
      failed: (error) => {
        this.log.error({ webhook: id, err: error }, 'A webhook was interrupted');
        pauses.extend(id);
      },
    });
    const controller = new AbortController();
    running.set(id, { sender, controller });
    sender.notice();
    void this.watch(subscription, sender, controller.signal);
  }

  private async watch(
    { clientIds, customerId }: SentSubscription,
    sender: SubscriptionSender,
    signal: AbortSignal,
  ): Promise<void> {
    const customerIds = customerId === null ? [] : [customerId];
    const watch = this.waker.watch({ isUnrestricted: false, clientIds, customerIds });
    while (!signal.aborted) if (await watch.next(WATCH_MS, signal)) sender.notice();
    watch.end();
  }
}

/** Until its calls have ended, no other sender of the subscription begins. */
async function end({ running }: Turn, id: number): Promise<void> {
  const found = running.get(id);
  if (!found) return;
  found.controller.abort();
  await found.sender.stop();
  if (running.get(id) === found) running.delete(id);
}
