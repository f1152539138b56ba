import { webhookSendingTexts as texts } from '@contracts/texts/app/webhook-sending.js';
import type { WebhookAttemptView } from '@contracts/views/webhook.view.js';

import { callSubscriber } from './call-subscriber.js';
import { DeliveryQueue, type WaitingDelivery } from './delivery-queue.js';
import { toOutcome } from './delivery-outcome.js';
import type { DeliverySource } from './delivery-source.js';
import { mustRestart, type SenderSubscription } from './sender-subscription.js';
import { EndpointHealth } from './endpoint-health.js';
import type { Share } from './fair-shares.js';
import type { DeliveryOutcome } from './delivery-store.js';
import type { SenderDependencies, SenderOutputs } from './sender-dependencies.js';
import { orLocked, pauseWhileLocked, whenUnlocked } from './when-unlocked.js';

/** Events taken from the journal at a time. */
const MAX_BLOCK = 500;
/** Delay before looking again for an event missing from the journal during the swap of a rebuild. */
const MISSING_MS = 1_000;
/** Ended calls of one subscription whose outcomes are being written: a crash repeats them and those in flight. */
const MAX_UNWRITTEN = 100;
const GONE = 410;

/**
 * Sends events to one subscription: sequentially for each subject, concurrently across subjects. Its memory only
 * mirrors the database; after a restart, events without an outcome are resent.
 */
export class SubscriptionSender {
  private readonly queue = new DeliveryQueue();
  private readonly health: EndpointHealth;
  private readonly rows: Share;
  private readonly calls: Share;
  private hasNewEvents = true;
  private isTaking = false;
  private isStopped = false;
  private unwritten = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly sending = new Set<Promise<void>>();

  constructor(
    private subscription: SenderSubscription,
    private readonly source: DeliverySource,
    private readonly dependencies: SenderDependencies,
    private readonly outputs: SenderOutputs,
  ) {
    const { rows, calls } = outputs.shares;
    this.health = new EndpointHealth(source.maxInFlight(subscription), source.failingSince);
    this.rows = rows.join(subscription.owningCustomerId);
    this.calls = calls.join(subscription.owningCustomerId, this.sendDue);
  }

  /** True once it has stopped on its own: a new sender continues from the stored rows. */
  get hasEnded(): boolean {
    return this.isStopped;
  }

  /** Applies changes made by users; calls in flight end unchanged. */
  update(subscription: SenderSubscription): void {
    this.isStopped ||= mustRestart(this.subscription, subscription);
    this.subscription = subscription;
    this.health.resize(this.source.maxInFlight(subscription));
    this.sendDue(); // also after the computer slept, when timers are late, and when other senders have freed capacity
  }

  /** Checks for new events; the first time, it starts sending. */
  checkForEvents(): void {
    this.hasNewEvents = true;
    this.sendDue();
  }

  /** Starts no more calls; resolves once all calls in flight have an outcome. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await Promise.all(this.sending);
    this.rows.leave();
    this.calls.leave();
  }

  private readonly sendDue = (): void => {
    if (this.isStopped) return;
    if (this.hasNewEvents && !this.isTaking && this.canTake) this.run(this.take());
    for (const delivery of this.nextDeliveries()) this.run(this.send(delivery));
    this.sleepUntilDue();
  };

  private run(work: Promise<void>): void {
    const guarded = work
      .catch((error: unknown) => {
        if (!this.isStopped) this.outputs.onFailure(error);
        this.isStopped = true;
      })
      .finally(() => {
        this.sending.delete(guarded);
        this.sendDue();
      });
    this.sending.add(guarded);
  }

  /** Calls that may begin now as far as this endpoint is concerned. */
  private get wanted(): number {
    return Math.min(this.health.concurrency - this.queue.inFlight, MAX_UNWRITTEN - this.unwritten);
  }

  private nextDeliveries(): readonly WaitingDelivery[] {
    const now = this.dependencies.clock.now();
    const { wanted, source } = this;
    const { rateLimit } = source;
    const max = Math.min(wanted, this.calls.room);
    const next = max > 0 ? this.due(now, Math.min(max, rateLimit?.room ?? max)) : [];
    this.calls.add(next.length);
    rateLimit?.spend(next.length);
    if (max < wanted && next.length === max && this.isDue(now)) this.calls.wait();
    return next;
  }

  private due(now: Date, max: number): readonly WaitingDelivery[] {
    if (!this.health.isFailing) return this.queue.takeDue(now, max);
    const probe = this.health.waitMs(now) === 0 ? this.queue.takeProbe() : null;
    return probe ? [probe] : [];
  }

  private isDue(now: Date): boolean {
    const dueAt = this.queue.nextDueAt();
    if (dueAt === null) return false;
    return this.health.isFailing ? this.health.waitMs(now) === 0 : dueAt <= now;
  }

  private sleepUntilDue(): void {
    clearTimeout(this.timer);
    const dueAt = this.queue.nextDueAt();
    if (dueAt === null || this.calls.isWaiting || this.wanted <= 0) return;
    const now = this.dependencies.clock.now();
    const dueMs = this.health.isFailing ? this.health.waitMs(now) : dueAt.getTime() - now.getTime();
    const ms = Math.max(dueMs, this.source.rateLimit?.waitMs ?? 0);
    this.timer = setTimeout(this.sendDue, Math.min(Math.max(ms, 1), 60_000));
  }

  /** Number of events that may be taken: the rest stays in the journal. */
  private get room(): number {
    return Math.min(this.queue.room(this.health.isFailing), this.rows.room);
  }

  /** A replay does not read the journal for a few events: it waits until its queue is half empty. */
  private get canTake(): boolean {
    const wanted = this.source.isFinite ? MAX_BLOCK : 1;
    return this.room >= Math.min(wanted, Math.max(this.queue.size, 1));
  }

  private async take(): Promise<void> {
    this.isTaking = true;
    this.hasNewEvents = false;
    const limit = Math.min(MAX_BLOCK, this.room);
    let taken = 0;
    this.rows.add(limit); // others take at the same time
    try {
      const next = await orLocked(this.source.next(this.subscription, limit));
      if (next === 'LOCKED') {
        this.hasNewEvents = true;
        await pauseWhileLocked();
      } else if (next === 'MOVED') {
        this.isStopped = true; // paused, or moved by a user: the records are re-read next
      } else {
        this.queue.add(next.deliveries);
        taken = next.deliveries.length;
        this.hasNewEvents ||= next.hasMore || this.canEnd;
      }
    } finally {
      this.rows.add(taken - limit);
      this.isTaking = false;
    }
  }

  private get canEnd(): boolean {
    return this.source.isFinite && this.queue.size === 0 && this.unwritten === 0;
  }

  private async send(delivery: WaitingDelivery): Promise<void> {
    const attempt = await this.call(delivery).finally(() => {
      this.calls.add(-1);
    });
    if (attempt) return this.settle(delivery, attempt);
    const now = this.dependencies.clock.now().getTime();
    this.queue.reschedule({ ...delivery, nextAttemptAt: new Date(now + MISSING_MS) });
  }

  /** Null if the event is missing from the journal. */
  private async call(delivery: WaitingDelivery): Promise<WebhookAttemptView | null> {
    const event = await this.dependencies.events.find(delivery.eventId);
    if (!event) return null;
    const message = { event, lane: this.source.lane, attempt: delivery.attempts + 1 };
    const parts = { ...this.dependencies, onUnreadableSecret: this.outputs.onUnreadableSecret };
    return callSubscriber(this.subscription, message, parts);
  }

  private async settle(delivery: WaitingDelivery, attempt: WebhookAttemptView): Promise<void> {
    const wasFailing = this.health.isFailing;
    const now = this.dependencies.clock.now();
    if (attempt.failure === null) this.health.succeed();
    else this.health.fail(delivery.subject, attempt.status, now);
    const ended = { attempt, now, isFailing: this.health.isFailing };
    const outcome = toOutcome(delivery, ended, this.subscription.id);
    this.isStopped ||= isGone(attempt);
    if (outcome.state === 'WAITING') await this.retryLater(delivery, outcome);
    else await this.finish(delivery, outcome);
    this.source.announceProgress();
    await this.updateHealth(wasFailing, attempt, now);
  }

  /** The next event of the subject does not wait for the write: after a crash, both are repeated in order. */
  private async finish(delivery: WaitingDelivery, outcome: DeliveryOutcome): Promise<void> {
    this.queue.finish(delivery);
    this.unwritten += 1;
    this.sendDue();
    await this.outputs.outcomes.write(outcome);
    this.unwritten -= 1;
    this.rows.add(-1);
    this.hasNewEvents ||= this.canEnd;
  }

  private async retryLater(delivery: WaitingDelivery, outcome: DeliveryOutcome): Promise<void> {
    await this.outputs.outcomes.write(outcome);
    this.queue.reschedule({ ...delivery, ...outcome, id: delivery.id });
  }

  private async updateHealth(
    wasFailing: boolean,
    attempt: WebhookAttemptView,
    now: Date,
  ): Promise<void> {
    const { isFailing } = this.health;
    if (wasFailing && !isFailing) this.queue.makeDue(now);
    // not the state of this attempt: another one may have changed it while the row was locked
    if (wasFailing !== isFailing)
      await whenUnlocked(() => this.source.markFailing(this.health.failingSince, now));
    if (isGone(attempt))
      await whenUnlocked(() => this.outputs.store.disable(this.subscription.id, texts.gone));
    else if (this.health.isGivenUp(now)) {
      this.isStopped = true;
      await whenUnlocked(() => this.source.giveUp());
    }
  }
}

/** Whether the subscriber's server has responded that it wants no more events. */
const isGone = ({ status, failure }: WebhookAttemptView) => failure !== null && status === GONE;
