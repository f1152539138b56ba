import { setTimeout as wait } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';
import type { ClientBase } from 'pg';

import { isContention } from '@event-store/postgres/transient-error.js';

import { JournalWaker, PublicEventQueries } from '../../event-feed/index.js';
import { Clock } from '../../platform/clock.js';
import { WebhookCaller } from '../signing/webhook-caller.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { DeliveryChangeNotifier } from './delivery-change-notifier.js';
import { DeliveryCleanup } from './delivery-cleanup.js';
import type { DeliverySource } from './delivery-source.js';
import { DeliveryStore } from './delivery-store.js';
import type { SenderSubscription } from './sender-subscription.js';
import { FairShares } from './fair-shares.js';
import { LiveSource } from './live-source.js';
import { OutcomeWriter } from './outcome-writer.js';
import { RecentEvents } from './recent-events.js';
import { ReplayReadQueue } from './replay-read-queue.js';
import { ReplaySource } from './replay-source.js';
import { ReplayStore, type SenderReplay } from './replay-store.js';
import { RestartPauses } from './restart-pauses.js';
import type { SenderDependencies, SenderShares } from './sender-dependencies.js';
import { SubscriptionChanges } from './subscription-changes.js';
import { SubscriptionSender } from './subscription-sender.js';
import { WebhookNotices } from './webhook-notices.js';

/** Interval for re-reading subscriptions even without a notification of a change, unless configured otherwise. */
const REFRESH_MS = 1_000;
/** Minimum time between two reads of subscriptions, however often users change them. */
const MIN_REFRESH_MS = 50;
const WATCH_MS = 60_000;
/** Interval for deleting old deliveries and notifying the recipients of failing servers. */
const CLEANUP_INTERVAL_MS = 60_000;
/** Time a stopping worker waits for calls in flight; unfinished ones are repeated. */
const STOP_MS = 3_000;
/** Deliveries in memory: about 50 MB in all. One subscription alone may hold as many as its queue takes. */
const ROW_LIMITS = { total: 100_000, perCustomer: 25_000, minimum: 20 };
/** Calls in flight: each has a socket for up to 15 seconds. */
const CALL_LIMITS = { total: 256, perCustomer: 96, minimum: 0 };
/** The same for replays, separate from the live deliveries, which they must not slow down. */
const REPLAY_ROW_LIMITS = { total: 20_000, perCustomer: 5_000, minimum: 20 };
const REPLAY_CALL_LIMITS = { total: 64, perCustomer: 24, minimum: 0 };

interface RunningSender {
  readonly sender: SubscriptionSender;
  readonly controller: AbortController;
}

/** Work of one sender: the live events of a subscription, or those of a replay. */
interface Task {
  readonly key: string;
  readonly subscription: SenderSubscription;
  readonly replay: SenderReplay | null;
}

/** State of one run of the sender, while it holds the lock. */
interface SenderRun {
  readonly store: DeliveryStore;
  readonly replays: ReplayStore;
  readonly outcomes: OutcomeWriter;
  readonly changes: DeliveryChangeNotifier;
  readonly shares: SenderShares;
  readonly replayShares: SenderShares;
  readonly reads: ReplayReadQueue;
  readonly running: Map<string, RunningSender>;
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
    this.dependencies = { events: new RecentEvents(events), caller, secrets, clock };
  }

  /** @param client the session that holds the lock: without it nothing more can be written */
  async run(client: ClientBase, signal: AbortSignal, refreshMs = REFRESH_MS): Promise<void> {
    const store = new DeliveryStore(client);
    const run: SenderRun = {
      store,
      replays: new ReplayStore(client),
      outcomes: new OutcomeWriter(store),
      changes: new DeliveryChangeNotifier((ids) => store.announceChanges(ids)),
      shares: { rows: new FairShares(ROW_LIMITS), calls: new FairShares(CALL_LIMITS) },
      replayShares: {
        rows: new FairShares(REPLAY_ROW_LIMITS),
        calls: new FairShares(REPLAY_CALL_LIMITS),
      },
      reads: new ReplayReadQueue(),
      running: new Map(),
      pauses: new RestartPauses(),
    };
    const cleanup = this.cleanup(new DeliveryCleanup(client));
    const changes = new SubscriptionChanges(client);
    try {
      await store.limitLockWaits();
      await changes.start();
      while (!signal.aborted) {
        await this.unlessLocked(() => this.refresh(run));
        await this.unlessLocked(cleanup);
        await wait(MIN_REFRESH_MS, undefined, { signal }).catch(() => undefined);
        await changes.next(refreshMs, signal);
      }
    } finally {
      changes.stop();
      const stopped = [...run.running.keys()].map((key) => stopSender(run, key));
      await Promise.race([Promise.all(stopped), wait(STOP_MS, undefined, { ref: false })]);
    }
  }

  /** Skips work blocked by another session's lock until the next round. */
  private async unlessLocked(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isContention(error)) throw error;
      this.log.warn(`Webhook work will be retried: ${String(error)}`);
    }
  }

  /**
   * Returns the per-round cleanup: old deliveries and notices once a minute, orphans every round until none are left.
   */
  private cleanup(deliveries: DeliveryCleanup): () => Promise<void> {
    let cleanedUpAt = -Infinity;
    let hasOrphans = false;
    return async () => {
      const isDue = performance.now() - cleanedUpAt > CLEANUP_INTERVAL_MS;
      if (isDue || hasOrphans) hasOrphans = await deliveries.deleteOrphans();
      if (!isDue) return;
      cleanedUpAt = performance.now();
      await deliveries.deleteOld(this.dependencies.clock.now());
      await deliveries.deleteOldReplays(this.dependencies.clock.now());
      await this.notices.notify().catch((error: unknown) => {
        this.log.warn(`Notices of failing webhooks could not be sent: ${String(error)}`);
      });
    };
  }

  /** Applies subscriptions and replays that users created, changed, paused or deleted. */
  private async refresh(run: SenderRun): Promise<void> {
    const tasks = tasksOf(await run.store.listActive(), await run.replays.listRunning());
    const keys = new Set(tasks.map(({ key }) => key));
    for (const [key, { sender }] of run.running)
      if (!keys.has(key) || sender.hasEnded) void stopSender(run, key);
    for (const task of tasks) {
      const found = run.running.get(task.key);
      if (found) found.sender.update(task.subscription);
      else if (!run.pauses.isPaused(task.key)) this.startSender(run, task);
    }
  }

  private startSender(run: SenderRun, { key, subscription, replay }: Task): void {
    const { id } = subscription;
    const sender = new SubscriptionSender(
      subscription,
      this.sourceOf(run, subscription, replay),
      this.dependencies,
      {
        ...{ store: run.store, outcomes: run.outcomes },
        shares: replay ? run.replayShares : run.shares,
        onUnreadableSecret: (error) => {
          this.log.error({ webhook: id, err: error }, 'The secret of a webhook cannot be read');
        },
        onFailure: (error) => {
          this.log.error({ webhook: id, err: error }, 'A webhook was interrupted');
          run.pauses.extend(key);
        },
      },
    );
    const controller = new AbortController();
    run.running.set(key, { sender, controller });
    sender.checkForEvents();
    if (!replay) void this.watch(subscription, sender, controller.signal);
  }

  private sourceOf(
    { store, replays, reads, changes }: SenderRun,
    subscription: SenderSubscription,
    replay: SenderReplay | null,
  ): DeliverySource {
    return replay
      ? new ReplaySource(replay, subscription, {
          store: replays,
          reads,
          changes,
          ...this.dependencies,
        })
      : new LiveSource(subscription, { store, changes, ...this.dependencies });
  }

  private async watch(
    { clientIds, customerId }: SenderSubscription,
    sender: SubscriptionSender,
    signal: AbortSignal,
  ): Promise<void> {
    const customerIds = customerId === null ? [] : [customerId];
    const watch = this.waker.watch({ isUnrestricted: false, clientIds, customerIds });
    while (!signal.aborted) if (await watch.next(WATCH_MS, signal)) sender.checkForEvents();
    watch.end();
  }
}

function tasksOf(
  subscriptions: readonly SenderSubscription[],
  replays: readonly SenderReplay[],
): readonly Task[] {
  const byId = new Map(subscriptions.map((subscription) => [subscription.id, subscription]));
  return [
    ...subscriptions.map((subscription) => ({
      key: `live ${subscription.id}`,
      subscription,
      replay: null,
    })),
    ...replays.flatMap((replay) => {
      const subscription = byId.get(replay.subscriptionId);
      return subscription ? [{ key: `replay ${replay.id}`, subscription, replay }] : [];
    }),
  ];
}

/** Stops a sender. No other sender of the same events begins until its calls have ended. */
async function stopSender({ running }: SenderRun, key: string): Promise<void> {
  const found = running.get(key);
  if (!found) return;
  found.controller.abort();
  await found.sender.stop();
  if (running.get(key) === found) running.delete(key);
}
