import { setTimeout as pause } from 'node:timers/promises';

import type { NewWebhookView } from '@contracts/views/webhook.view.js';

import type { ApiClient } from '../../support/api-client.js';
import type { BenchLine } from '../bench-context.js';
import { Receiver } from './receiver.js';

/** Response time of the receiver: 8 calls at a time are at most 400 a second. */
const RESPONSE_MS = 20;
const TOGETHER = 10;
const TARGET_ALONE = 300;
const TARGET_TOGETHER = 800;
const MAX_MS = 120_000;

/** Webhooks paused while events happen: resumed, they are sent as fast as the sender can. */
export class PausedWebhooks {
  private constructor(
    private readonly admin: ApiClient,
    private readonly ids: readonly number[],
    private readonly receiver: Receiver,
  ) {}

  static async create(admin: ApiClient, clientId: number | null): Promise<PausedWebhooks> {
    const receiver = await Receiver.start(RESPONSE_MS);
    const ids: number[] = [];
    while (ids.length <= TOGETHER) {
      const { id } = await admin.expect<NewWebhookView>('POST', 'webhook', {
        clientId,
        name: `Paused ${ids.length}`,
        url: receiver.url,
        types: ['tracking.updated'],
      });
      await admin.expect('POST', `webhook/${id}/pause`);
      ids.push(id);
    }
    return new PausedWebhooks(admin, ids, receiver);
  }

  /** Resumes one webhook, then the others together; deletes them. */
  async measure(): Promise<BenchLine[]> {
    try {
      const [first = 0, ...others] = this.ids;
      const alone = await this.drain([first]);
      const perWebhook = this.receiver.count;
      const together = await this.drain(others, perWebhook);
      return [
        line(
          `${perWebhook} held events, receiver answers in ${RESPONSE_MS} ms`,
          alone,
          TARGET_ALONE,
        ),
        line(`  the same for ${TOGETHER} webhooks together`, together, TARGET_TOGETHER),
      ];
    } finally {
      this.receiver.stop();
      for (const id of this.ids) await this.admin.expect('DELETE', `webhook/${id}`);
    }
  }

  /** Calls per second until these webhooks hold nothing; `expected` calls each, or until no more arrive. */
  private async drain(ids: readonly number[], expected?: number): Promise<number> {
    const before = this.receiver.count;
    const startedAt = performance.now();
    for (const id of ids)
      await this.admin.expect('POST', `webhook/${id}/resume`, { from: 'STOPPED' });
    let last = { count: before, at: startedAt };
    for (;;) {
      await pause(100);
      const { count } = this.receiver;
      if (count > last.count) last = { count, at: performance.now() };
      const isDone = expected !== undefined && count - before >= expected * ids.length;
      if (isDone || performance.now() - last.at > 3_000 || last.at - startedAt > MAX_MS) break;
    }
    return (last.count - before) / ((last.at - startedAt) / 1_000);
  }
}

function line(what: string, perSecond: number, target: number): BenchLine {
  return {
    what,
    measured: `${perSecond.toFixed(0)} calls/s`,
    target: { text: `${target}/s`, isMet: perSecond >= target },
  };
}
