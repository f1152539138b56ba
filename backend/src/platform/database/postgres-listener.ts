import { setTimeout as pause } from 'node:timers/promises';

import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import pg from 'pg';

import { Environment } from '../config/environment.js';

const RECONNECT_MS = 250;
const HEARTBEAT_MS = 5_000;

interface Subscription {
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  readonly onMissed: () => void;
}

type Setup = (connection: pg.Client) => Promise<void>;

/**
 * One connection of this process that listens to Postgres and holds session locks, outside every pool. Caches that
 * rely on it check `isListening` first.
 */
@Injectable()
export class PostgresListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(PostgresListener.name);
  private readonly subscriptions: Subscription[] = [];
  private readonly setups: Setup[] = [];
  private readonly closing = new AbortController();
  private listening: Promise<void> = Promise.resolve();
  private connected: pg.Client | null = null;

  constructor(private readonly environment: Environment) {}

  get isListening(): boolean {
    return this.connected !== null;
  }

  /**
   * `onMissed` is called whenever listening starts or restarts, since notifications may have been lost. Call in a
   * constructor or `onModuleInit`.
   */
  subscribe(
    channel: string,
    onNotification: (payload: string) => void,
    onMissed: () => void,
  ): void {
    this.subscriptions.push({ channel, onNotification, onMissed });
  }

  /** Runs on every new connection before it is used. Its locks end with the connection. */
  onConnected(setup: Setup): void {
    this.setups.push(setup);
  }

  /** Resolves once it listens, or once the first attempt has failed. */
  async onApplicationBootstrap(): Promise<void> {
    await new Promise<void>((tried) => {
      this.listening = this.listen(tried);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.connected?.end().catch(() => undefined);
    await this.listening;
  }

  private async listen(tried: () => void): Promise<void> {
    while (!this.closing.signal.aborted) {
      await this.listenOnce(tried).catch((error: unknown) => {
        this.log.warn(`Database notifications are not being received: ${String(error)}`);
      });
      tried();
      await pause(RECONNECT_MS, undefined, { signal: this.closing.signal }).catch(() => undefined);
    }
  }

  private async listenOnce(tried: () => void): Promise<void> {
    const client = this.newClient();
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    const heartbeat = setInterval(() => void beat(client), HEARTBEAT_MS);
    try {
      await client.connect();
      await this.prepare(client);
      if (this.closing.signal.aborted) return;
      this.connected = client;
      tried();
      await ended;
    } finally {
      clearInterval(heartbeat);
      this.connected = null;
      await client.end().catch(() => undefined);
    }
  }

  private newClient(): pg.Client {
    const client = new pg.Client({
      connectionString: this.environment.DATABASE_URL,
      application_name: 'linehaul listener',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: HEARTBEAT_MS,
    });
    client.on('error', () => undefined); // followed by 'end'
    client.on('notification', ({ channel, payload }) => {
      for (const subscription of this.subscriptions)
        if (subscription.channel === channel) subscription.onNotification(payload ?? '');
    });
    return client;
  }

  private async prepare(client: pg.Client): Promise<void> {
    for (const channel of new Set(this.subscriptions.map((one) => one.channel)))
      await client.query(`listen ${channel}`);
    for (const setup of this.setups) await setup(client);
    for (const { onMissed } of this.subscriptions) onMissed();
  }
}

/** Drops a connection that no longer responds, so that `isListening` is soon correct. */
async function beat(client: pg.Client): Promise<void> {
  await client.query('select 1').catch(() => client.end().catch(() => undefined));
}
