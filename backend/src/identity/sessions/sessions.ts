import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { channels } from '@contracts/realtime/messages.js';

import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { PostgresListener } from '../../platform/database/postgres-listener.js';
import type { Session } from './session.js';
import { SessionReader } from './session-reader.js';

const MOST_SESSIONS = 10_000;

/** The tree of clients: a change made in this process is seen by its very next call. Of users, `Users` tells. */
const concerned = ['client'];

/**
 * What signed-in users may do, kept in memory: a warm request asks no database. Postgres tells every
 * process when a user, a role or a client changes; while it cannot be heard, nothing is kept.
 */
@Injectable()
export class Sessions {
  private readonly kept = new LRUCache<number, Promise<Session | null>>({ max: MOST_SESSIONS });
  private readonly watchers = new Set<(userId: number | null) => void>();

  constructor(
    private readonly reader: SessionReader,
    private readonly listener: PostgresListener,
    records: AuditedRecords,
  ) {
    records.onChange((tables) => {
      if (concerned.some((table) => tables.has(table))) this.forget(null);
    });
    listener.subscribe(
      channels.identityChanged,
      (payload) => {
        this.forget(payload === '' ? null : Number(payload));
      },
      () => {
        this.forget(null);
      },
    );
  }

  /** Null when the user is gone or not ACTIVE. */
  find(userId: number): Promise<Session | null> {
    if (!this.listener.isListening) return this.reader.read(userId);
    const kept = this.kept.get(userId);
    if (kept) return kept;
    const reading = this.reader.read(userId);
    this.kept.set(userId, reading);
    reading.catch(() => this.kept.delete(userId));
    return reading;
  }

  /** Something of this user, or of everybody (null), has changed: the next call sees it. */
  forget(userId: number | null): void {
    if (userId === null) this.kept.clear();
    else this.kept.delete(userId);
    for (const tell of this.watchers) tell(userId);
  }

  /** Calls back after each change, with the user concerned or null for everybody. */
  onChange(tell: (userId: number | null) => void): void {
    this.watchers.add(tell);
  }
}
