import { Injectable } from '@nestjs/common';

import { channels, type RowsChangedNotice } from '@contracts/realtime/messages.js';

import { PostgresListener } from '../platform/database/postgres-listener.js';
import type { LiveServer } from './live-socket.js';
import { audienceOf } from './rooms.js';

/** Hands on what the projections say they changed, to the browsers of this process that may see it. */
@Injectable()
export class RowChangeRelay {
  private server: LiveServer | null = null;

  constructor(listener: PostgresListener) {
    listener.subscribe(
      channels.rowsChanged,
      (payload) => {
        this.relay(JSON.parse(payload) as RowsChangedNotice);
      },
      () => {
        this.startOver();
      },
    );
  }

  serve(server: LiveServer): void {
    this.server = server;
  }

  /** Every backend hears the projections itself, so nothing is passed on to the others. */
  private relay(notice: RowsChangedNotice): void {
    const { readModel, clientId, position, rows } = notice;
    this.server?.local
      .to(audienceOf(notice))
      .emit('rows-changed', { readModel, clientId, position, rows });
  }

  /** Something may have been missed: a browser that connects again reads everything again. */
  private startOver(): void {
    for (const socket of this.server?.sockets.sockets.values() ?? []) socket.conn.close();
  }
}
