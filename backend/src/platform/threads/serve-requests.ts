import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';

import type { ThreadBatch } from './thread-pool.js';

/** Sends the next batch for each request of the port, working one batch ahead. */
export async function serveRequests(
  port: MessagePort,
  batches: AsyncIterable<ThreadBatch>,
): Promise<void> {
  const requests = on(port, 'message');
  try {
    for await (const batch of batches) {
      await requests.next();
      port.postMessage(batch);
    }
  } finally {
    port.close();
  }
}
