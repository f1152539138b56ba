import type { EventStoreDBClient } from '@eventstore/db-client';

import { backoffDelayMs, ReadPace, sleep } from '../retry.js';
import { PoisonEvent } from '../event-store.errors.js';
import type { EventBatch, SubscribeOptions } from '../event-store.js';
import { AllSubscription } from './all-subscription.js';
import { isTransient } from './transient-error.js';

/** While catching up: the server scans many events between checkpoints. */
const CATCH_UP_WINDOW = 512;

/** When live: a checkpoint after every event, including events that do not match. */
const LIVE_WINDOW = 1;

/** Silence after which a follower assumes it has caught up, for a server that does not report it. */
const QUIET_MS = 250;

/**
 * Follows indefinitely. The client does not resubscribe after a connection is lost, so this does, from the last
 * delivered position, with back-off and jitter.
 */
export async function* follow(
  client: EventStoreDBClient,
  options: SubscribeOptions,
): AsyncGenerator<EventBatch, void> {
  const { after, prefixes, batchSize = 500, signal } = options;
  const pace = new ReadPace(options);
  let scannedTo = after;
  let window = CATCH_UP_WINDOW;

  for (let drops = 0; !signal.aborted;) {
    const subscription = new AllSubscription(client, {
      after: scannedTo,
      prefixes,
      batchSize,
      window,
    });
    try {
      const livePace = window === LIVE_WINDOW ? pace : null;
      for await (const batch of batchesOf(subscription, livePace, signal)) {
        yield batch;
        scannedTo = batch.scannedTo;
        drops = 0;
      }
      window = LIVE_WINDOW;
    } catch (error) {
      if (error instanceof PoisonEvent || !isTransient(error)) throw error;
      window = CATCH_UP_WINDOW;
      await sleep(backoffDelayMs(drops), signal);
      drops += 1;
    } finally {
      subscription.close();
    }
  }
}

/** Ends on abort and, during catch-up (without a pace), once no more events arrive. */
async function* batchesOf(
  subscription: AllSubscription,
  pace: ReadPace | null,
  signal: AbortSignal,
): AsyncGenerator<EventBatch, void> {
  while (!signal.aborted) {
    pace?.begin();
    const batch = subscription.next();
    if (batch) {
      pace?.end(batch.events.length, true);
      yield batch;
      await pace?.rest(signal);
    } else if (!pace && subscription.isAtEnd) return;
    else if (!(await subscription.wait(pace ? null : QUIET_MS, signal))) return;
  }
}
