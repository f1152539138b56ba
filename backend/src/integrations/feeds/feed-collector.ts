import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import type { ClientBase } from 'pg';

import type { CarrierConnections, FeedConnection } from '../records/carrier-connections.js';
import type { ScanRecorder } from './feed-source.js';
import type { FeedSources } from './feed-sources.js';

export interface FeedSchedule {
  readonly secondsBetween: number;
}

/** A failing feed is skipped for twice as many rounds each time, up to this many. */
const MAX_ROUNDS_SKIPPED = 60;

/**
 * Collects tracking feeds of carriers. The cursor advances only after scans are recorded: after a crash some are
 * read again, which changes nothing.
 */
export class FeedCollector {
  private readonly log = new Logger('Feeds');
  private readonly troubles = new Map<number, { failures: number; roundsToSkip: number }>();
  private readonly dueAt = new Map<number, number>();

  constructor(
    private readonly connections: CarrierConnections,
    private readonly scans: ScanRecorder,
    private readonly sources: FeedSources,
    private readonly schedule: FeedSchedule,
  ) {}

  /** Runs until aborted; has exclusive use of the session. */
  async collect(client: ClientBase, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.collectOnce(client);
      await wait(this.schedule.secondsBetween * 1000, undefined, { signal }).catch(() => undefined);
    }
  }

  /** One round over every feed that is not being skipped. */
  async collectOnce(client: ClientBase): Promise<void> {
    for (const feed of await this.connections.feeds()) {
      if (this.isResting(feed.customerCarrierId)) continue;
      try {
        await this.readFeed(client, feed);
        this.troubles.delete(feed.customerCarrierId);
      } catch (error) {
        this.noteTrouble(feed.customerCarrierId, error as Error);
      }
    }
  }

  private async readFeed(client: ClientBase, feed: FeedConnection): Promise<void> {
    const { customerCarrierId } = feed;
    const source = this.sources.of(feed);
    if (performance.now() < (this.dueAt.get(customerCarrierId) ?? 0)) return;
    this.dueAt.set(customerCarrierId, performance.now() + source.pauseSeconds * 1000);
    const cursor = await readCursor(client, customerCarrierId);
    for await (const page of source.pagesAfter(cursor, feed)) {
      for (const reason of page.rejected)
        this.log.warn(`Feed of customer carrier ${customerCarrierId}: ${reason}`);
      for (const scan of page.scans) await this.scans.record(scan, customerCarrierId);
      if (page.cursor !== cursor) await saveCursor(client, customerCarrierId, page.cursor);
    }
  }

  private isResting(id: number): boolean {
    const trouble = this.troubles.get(id);
    if (!trouble || trouble.roundsToSkip === 0) return false;
    trouble.roundsToSkip -= 1;
    return true;
  }

  private noteTrouble(id: number, { message }: Error): void {
    const failures = (this.troubles.get(id)?.failures ?? 0) + 1;
    const roundsToSkip = Math.min(2 ** failures, MAX_ROUNDS_SKIPPED);
    this.troubles.set(id, { failures, roundsToSkip });
    this.log.warn(`Feed of customer carrier ${id} failed (${failures}): ${message}`);
  }
}

async function readCursor(client: ClientBase, customerCarrierId: number): Promise<string> {
  const { rows } = await client.query<{ cursor: string }>(
    'select cursor from carrier_feed_cursor where customer_carrier_id = $1',
    [customerCarrierId],
  );
  return rows[0]?.cursor ?? '';
}

async function saveCursor(
  client: ClientBase,
  customerCarrierId: number,
  cursor: string,
): Promise<void> {
  await client.query(
    `insert into carrier_feed_cursor (customer_carrier_id, cursor) values ($1, $2)
     on conflict (customer_carrier_id) do update set cursor = excluded.cursor, updated_at = now()`,
    [customerCarrierId, cursor],
  );
}
