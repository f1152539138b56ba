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

interface Waiting {
  readonly owner: Omit<RecordsChangedNotice, 'kind'>;
  readonly kinds: Set<RecordKind>;
}

/** Relays record changes from the database to the sockets of this server whose users may see their owner. */
@Injectable()
export class RecordChangeRelay {
  private server: LiveServer | null = null;
  private waiting = new Map<string, Waiting>();
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
    const waiting = this.waiting.get(key) ?? { owner, kinds: new Set() };
    this.waiting.set(key, waiting);
    waiting.kinds.add(kind);
    this.timer ??= setTimeout(() => {
      this.relay();
    }, WINDOW_MS);
  }

  private relay(): void {
    const waiting = [...this.waiting.values()];
    this.waiting = new Map();
    this.timer = undefined;
    for (const { owner, kinds } of waiting) {
      const rooms = audienceRooms('RECORDS', owner);
      this.times.note(rooms, kinds);
      this.server?.local.to(rooms).emit('records-changed', {
        kinds: [...kinds],
        clientId: owner.clientId,
        version: this.versions.latest,
      });
    }
  }
}
