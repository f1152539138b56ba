import type { EventStoreDBClient } from '@eventstore/db-client';

import { backOffMs, pause } from '../back-off.js';
import { PoisonEvent } from '../event-store.errors.js';
import type { EventBatch, SubscribeOptions } from '../event-store.js';
import { AllSubscription } from './all-subscription.js';
import { isTransient } from './transient-error.js';

/** While there is much to read: the server looks at many events before it says how far it is. */
const CATCH_UP_WINDOW = 512;

/** At the end: it says so after every event, also after those that nobody asked for. */
const LIVE_WINDOW = 1;

/** Silence after which a follower takes itself to be at the end. */
const QUIET_MS = 250;

/**
 * Follows for ever. The client does not subscribe again after a drop: this does, from what was handed
 * out last, with back-off and jitter.
 */
export async function* follow(
  client: EventStoreDBClient,
  { after, prefixes, batchSize = 500, signal }: SubscribeOptions,
): AsyncGenerator<EventBatch, void> {
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
      for await (const batch of batchesOf(subscription, window === LIVE_WINDOW, signal)) {
        yield batch;
        scannedTo = batch.scannedTo;
        drops = 0;
      }
      window = LIVE_WINDOW;
    } catch (error) {
      if (error instanceof PoisonEvent || !isTransient(error)) throw error;
      window = CATCH_UP_WINDOW;
      await pause(backOffMs(drops), signal);
      drops += 1;
    } finally {
      subscription.close();
    }
  }
}

/** Ends when told to; and when it was not live, once nothing comes any more. */
async function* batchesOf(
  subscription: AllSubscription,
  isLive: boolean,
  signal: AbortSignal,
): AsyncGenerator<EventBatch, void> {
  while (!signal.aborted) {
    const batch = subscription.next();
    if (batch) yield batch;
    else if (!(await subscription.wait(isLive ? null : QUIET_MS, signal))) return;
  }
}
