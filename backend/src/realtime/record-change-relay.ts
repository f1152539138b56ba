import { Injectable } from '@nestjs/common';

import {
  channels,
  type RecordKind,
  type RecordsChangedNotice,
} from '@contracts/realtime/messages.js';

import { RecordsVersions } from '../platform/cache/record.cache.js';
import { PostgresListener } from '../platform/database/postgres-listener.js';
import { ChangeTimes } from './room-sender.js';
import { audienceRooms } from './socket-rooms.policy.js';
import type { LiveServer } from './live-socket.js';

/** The version of a commit is announced after its records, within this time; several commits become one message. */
const WINDOW_MS = 50;

interface PendingChange {
  readonly owner: Omit<RecordsChangedNotice, 'kind'>;
  readonly kinds: Set<RecordKind>;
}

/** Relays record changes from the database to the sockets of this server whose users may see their owner. */
@Injectable()
export class RecordChangeRelay {
  private server: LiveServer | null = null;
  private pending = new Map<string, PendingChange>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    listener: PostgresListener,
    private readonly versions: RecordsVersions,
    private readonly times: ChangeTimes,
  ) {
    // `RowChangeRelay` disconnects the sockets when notifications may have been missed.
    listener.subscribe(
      channels.recordsChanged,
      (payload) => {
        this.add(JSON.parse(payload) as RecordsChangedNotice);
      },
      () => undefined,
    );
  }

  serve(server: LiveServer): void {
    this.server = server;
  }

  private add({ kind, ...owner }: RecordsChangedNotice): void {
    const key = JSON.stringify(owner);
    const pending = this.pending.get(key) ?? { owner, kinds: new Set() };
    this.pending.set(key, pending);
    pending.kinds.add(kind);
    this.timer ??= setTimeout(() => {
      this.relay();
    }, WINDOW_MS);
  }

  private relay(): void {
    const pending = [...this.pending.values()];
    this.pending = new Map();
    this.timer = undefined;
    for (const { owner, kinds } of pending) {
      const rooms = audienceRooms('RECORDS', owner);
      this.times.record(rooms, kinds);
      this.server?.local.to(rooms).emit('records-changed', {
        kinds: [...kinds],
        clientId: owner.clientId,
        version: this.versions.latest,
      });
    }
  }
}
