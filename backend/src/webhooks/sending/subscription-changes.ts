import type { ClientBase, Notification } from 'pg';

import {
  channels,
  type RecordKind,
  type RecordsChangedNotice,
} from '@contracts/realtime/messages.js';

const KINDS: ReadonlySet<RecordKind> = new Set(['webhook', 'webhook-replay']);

/** Notifications of webhooks and replays that other sessions create, change or delete, on the session of the sender. */
export class SubscriptionChanges {
  private hasChanged = false;
  private wake: () => void = () => undefined;
  /** Process of the session, whose own notifications are of the progress of replays. */
  private ownProcessId: number | undefined;

  constructor(private readonly client: ClientBase) {}

  /** Starts before the first read, so that no change in between is missed. */
  async start(): Promise<void> {
    this.client.on('notification', this.onNotification);
    const { rows } = await this.client.query<{ id: number }>('select pg_backend_pid() as id');
    this.ownProcessId = rows[0]?.id;
    await this.client.query(`listen ${channels.recordsChanged}`);
  }

  /** Waits for the next change, or for this long; returns at once if there was one since the last call. */
  async next(maxMs: number, signal: AbortSignal): Promise<void> {
    if (!this.hasChanged && !signal.aborted)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, maxMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
        signal.addEventListener('abort', this.wake, { once: true });
      }).finally(() => {
        signal.removeEventListener('abort', this.wake);
      });
    this.hasChanged = false;
  }

  stop(): void {
    this.client.off('notification', this.onNotification);
  }

  private readonly onNotification = ({ channel, processId, payload }: Notification): void => {
    if (channel !== channels.recordsChanged || processId === this.ownProcessId) return;
    if (payload === undefined) return;
    const { kind } = JSON.parse(payload) as RecordsChangedNotice;
    if (!KINDS.has(kind)) return;
    this.hasChanged = true;
    this.wake();
  };
}
