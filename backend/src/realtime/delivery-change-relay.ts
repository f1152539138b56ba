import { Injectable } from '@nestjs/common';

import { channels } from '@contracts/realtime/messages.js';

import { PostgresListener } from '../platform/database/postgres-listener.js';
import type { LiveServer } from './live-socket.js';
import { watchRoom } from './socket-rooms.policy.js';

/** Minimum interval between messages about one subscription. */
const SPACING_MS = 250;

/**
 * Notifies the sockets of this server that watch a webhook when its deliveries change. Only they are notified: of all
 * that happens to a webhook, deliveries are by far the most frequent.
 */
@Injectable()
export class DeliveryChangeRelay {
  private server: LiveServer | null = null;
  /** Subscriptions that were just announced, and whether they have changed since. */
  private readonly paused = new Map<number, boolean>();

  constructor(listener: PostgresListener) {
    // `RowChangeRelay` disconnects the sockets when notifications may have been missed.
    listener.subscribe(
      channels.deliveriesChanged,
      (payload) => {
        for (const id of JSON.parse(payload) as number[]) this.relay(id);
      },
      () => undefined,
    );
  }

  serve(server: LiveServer): void {
    this.server = server;
  }

  private relay(id: number): void {
    const room = watchRoom({ type: 'webhook', id });
    if (!this.server?.sockets.adapter.rooms.has(room)) return;
    if (this.paused.has(id)) {
      this.paused.set(id, true);
      return;
    }
    this.server.local.to(room).emit('deliveries-changed', { id });
    this.paused.set(id, false);
    setTimeout(() => {
      const hasChanged = this.paused.get(id);
      this.paused.delete(id);
      if (hasChanged) this.relay(id);
    }, SPACING_MS).unref();
  }
}
