import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import type { ClientBase } from 'pg';

import { systemActor } from '../../platform/actor.js';
import type { ScanRecorder, SetAsideScanRepository } from '../../tracking/index.js';
import type { CarrierConnections, FeedConnection } from '../records/carrier-connections.js';
import type { OutgoingFailureRepository } from '../records/outgoing-failure.repository.js';
import type { FeedPage } from './carrier-feed.js';
import { FeedAges } from './feed-ages.js';
import type { FeedSources } from './feed-sources.js';
import { ScanAttempts } from './scan-attempts.js';
import { toError } from '../../platform/to-error.js';

export interface FeedSchedule {
  readonly intervalSeconds: number;
}

/** Destination of the collected scans. */
export interface ScanDestination {
  readonly scans: Pick<ScanRecorder, 'record'>;
  readonly setAside: Pick<SetAsideScanRepository, 'add'>;
  readonly failures: Pick<OutgoingFailureRepository, 'track'>;
}

/** A failing feed is skipped for a number of rounds that doubles with each failure, up to this long, or one round. */
const MAX_BACKOFF_MS = 60_000;
const FEED_CONCURRENCY = 32;
const FEED_CONCURRENCY_PER_CUSTOMER = 4;
/** Time to wait for running reads on shutdown. The next collector reads unfinished pages again, which is idempotent. */
const SHUTDOWN_TIMEOUT_MS = 2000;
const noop = () => undefined;

/**
 * Collects carriers' tracking feeds concurrently: a hanging feed does not block the others, and each read ends by the
 * deadline of its call. The cursor advances only after scans are recorded: after a crash some are re-read, which
 * changes nothing.
 */
export class FeedCollector {
  private readonly log = new Logger('Feeds');
  private readonly failures = new Map<number, number>();
  private readonly attempts = new ScanAttempts();
  private readonly dueAt = new Map<number, number>();
  private readonly running = new Map<number, { customerId: number; promise: Promise<void> }>();
  private readonly startedAt = new Map<number, number>();
  /** Digests of recorded pages whose cursor stayed the same, by feed. */
  private readonly recordedPages = new Map<number, string>();
  private waiting: FeedConnection[] = [];
  private readonly ages = new FeedAges();
  private session: Promise<void> = Promise.resolve();

  constructor(
    private readonly connections: CarrierConnections,
    private readonly destination: ScanDestination,
    private readonly sources: FeedSources,
    private readonly schedule: FeedSchedule,
  ) {}

  /** Runs until aborted; has exclusive use of the session, whose lock excludes reads by other processes. */
  async collect(client: ClientBase, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.startDueReads(client, signal);
      await wait(this.schedule.intervalSeconds * 1000, undefined, { signal }).catch(
        () => undefined,
      );
    }
    this.ages.setFeeds([]);
    await Promise.race([this.idle(), wait(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
  }

  /** Waits for current and queued reads. */
  async idle(): Promise<void> {
    while (this.running.size > 0) {
      await Promise.all([...this.running.values()].map(({ promise }) => promise));
    }
  }

  /**
   * Runs a round: reads every due feed once. Reads beyond a customer's share start as others end, longest waiting
   * first, so that a slow carrier does not starve the others.
   */
  async startDueReads(client: ClientBase, signal: AbortSignal): Promise<void> {
    const lastStart = ({ customerCarrierId: id }: FeedConnection) => this.startedAt.get(id) ?? 0;
    const feeds = await this.connections.listFeeds();
    this.ages.setFeeds(feeds.map(({ customerCarrierId }) => customerCarrierId));
    this.waiting = feeds
      .filter(({ customerCarrierId }) => this.isDue(customerCarrierId))
      .toSorted((a, b) => lastStart(a) - lastStart(b));
    this.startWaiting(client, signal);
  }

  private startWaiting(client: ClientBase, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.waiting = this.waiting.filter((feed) => {
      if (!this.hasRoom(feed.customerId)) return true;
      this.start(client, feed, signal);
      return false;
    });
  }

  private start(client: ClientBase, feed: FeedConnection, signal: AbortSignal): void {
    const { customerCarrierId, customerId } = feed;
    this.startedAt.set(customerCarrierId, performance.now());
    const promise = this.read(client, feed, signal).finally(() => {
      this.running.delete(customerCarrierId);
      this.startWaiting(client, signal);
    });
    this.running.set(customerCarrierId, { customerId, promise });
  }

  private isDue(id: number): boolean {
    return !this.running.has(id) && performance.now() >= (this.dueAt.get(id) ?? 0);
  }

  private hasRoom(customerId: number): boolean {
    const runningOfCustomer = [...this.running.values()].filter(
      (entry) => entry.customerId === customerId,
    ).length;
    return (
      this.running.size < FEED_CONCURRENCY && runningOfCustomer < FEED_CONCURRENCY_PER_CUSTOMER
    );
  }

  private async read(client: ClientBase, feed: FeedConnection, signal: AbortSignal) {
    const { customerCarrierId: id } = feed;
    try {
      await this.destination.failures.track({ customerCarrierId: id, use: 'FEED' }, () =>
        this.readFeed(client, feed, signal),
      );
      this.failures.delete(id);
      this.ages.recordRead(id);
    } catch (error) {
      this.recordFailure(id, toError(error));
    }
  }

  private async readFeed(
    client: ClientBase,
    feed: FeedConnection,
    signal: AbortSignal,
  ): Promise<void> {
    const { customerCarrierId } = feed;
    const source = this.sources.forFeed(feed);
    this.dueAt.set(customerCarrierId, performance.now() + source.pauseSeconds * 1000);
    const { cursor, reread } = await this.withSession(() => readCursor(client, customerCarrierId));
    let isCursorSaved = false;
    for await (const page of source.pagesAfter(source.withoutFiles(cursor, reread), feed)) {
      const isNew = page.cursor !== cursor || reread.includes(page.file ?? '');
      // some servers return their newest scans repeatedly
      if (!isNew && this.recordedPages.get(customerCarrierId) === digestOf(page)) continue;
      if (!(await this.recordPage(feed, page, signal))) return;
      isCursorSaved ||= isNew;
      if (isNew) await this.withSession(() => saveCursor(client, customerCarrierId, page));
      else this.recordedPages.set(customerCarrierId, digestOf(page));
    }
    if (!isCursorSaved) await this.withSession(() => saveRead(client, customerCarrierId));
  }

  /** Reads share one session, which runs one statement at a time. */
  private withSession<Result>(statement: () => Promise<Result>): Promise<Result> {
    const result = this.session.then(statement);
    this.session = result.then(noop, noop);
    return result;
  }

  /** Records a page and sets aside scans that cannot be recorded; false if interrupted. */
  private async recordPage(
    { customerCarrierId, customerId }: FeedConnection,
    { scans, rejected, file = null }: FeedPage,
    signal: AbortSignal,
  ): Promise<boolean> {
    const origin = { customerCarrierId, customerId, file };
    for (const rejection of rejected) await this.destination.setAside.add(rejection, origin);
    for (const scan of scans) {
      if (signal.aborted) return false;
      const rejection = await this.attempts.record(scan, customerCarrierId, () =>
        this.destination.scans.record(scan, customerCarrierId, systemActor('Carrier feed')),
      );
      if (rejection) await this.destination.setAside.add(rejection, origin);
    }
    this.attempts.forget(customerCarrierId);
    return true;
  }

  private recordFailure(id: number, { message }: Error): void {
    const failures = (this.failures.get(id) ?? 0) + 1;
    this.failures.set(id, failures);
    const intervalMs = this.schedule.intervalSeconds * 1000;
    const backoffMs = Math.max(intervalMs, Math.min(2 ** failures * intervalMs, MAX_BACKOFF_MS));
    this.dueAt.set(id, performance.now() + backoffMs);
    this.log.warn(`Feed of customer carrier ${id} failed (${failures}): ${message}`);
  }
}

const digestOf = ({ scans, rejected }: FeedPage): string =>
  createHash('sha256')
    .update(JSON.stringify([scans, rejected]))
    .digest('hex');

async function readCursor(client: ClientBase, customerCarrierId: number) {
  const { rows } = await client.query<{ cursor: string; reread: string[] }>(
    'select cursor, reread from carrier_feed_cursor where customer_carrier_id = $1',
    [customerCarrierId],
  );
  return rows[0] ?? { cursor: '', reread: [] };
}

/** Records a read that found nothing new; once a minute is enough for the screen. */
async function saveRead(client: ClientBase, customerCarrierId: number): Promise<void> {
  await client.query(
    `insert into carrier_feed_cursor (customer_carrier_id, cursor) values ($1, '')
     on conflict (customer_carrier_id) do update set updated_at = now()
      where carrier_feed_cursor.updated_at < now() - interval '1 minute'`,
    [customerCarrierId],
  );
}

/** Saves the cursor after a page, and removes its file from those to read again. */
async function saveCursor(
  client: ClientBase,
  customerCarrierId: number,
  { cursor, file = null }: FeedPage,
): Promise<void> {
  await client.query(
    `insert into carrier_feed_cursor (customer_carrier_id, cursor) values ($1, $2)
     on conflict (customer_carrier_id) do update
       set cursor = excluded.cursor, updated_at = now(),
           reread = array_remove(carrier_feed_cursor.reread, $3)`,
    [customerCarrierId, cursor, file],
  );
}
