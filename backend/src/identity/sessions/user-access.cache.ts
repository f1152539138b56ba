import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { channels } from '@contracts/realtime/messages.js';

import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { RecordsVersions } from '../../platform/audit/records-version.js';
import { PostgresListener } from '../../platform/database/postgres-listener.js';
import type { UserAccess } from './user-access.js';
import { UserAccessRepository } from './user-access.repository.js';

const MAX_USERS = 10_000;

/** Makes changes in this process apply from its next request; `UserRepository` reports changes to users itself. */
const watchedTables = ['client', 'customer'];

/**
 * Caches the permissions of signed-in users, so that a warm request needs no query. Postgres notifies every process
 * when a user, a role or a client changes; while LISTEN is down, nothing is cached.
 */
@Injectable()
export class UserAccessCache {
  private readonly cached = new LRUCache<number, Promise<UserAccess | null>>({ max: MAX_USERS });
  private readonly callbacks = new Set<(userId: number | null) => void>();

  constructor(
    private readonly userAccess: UserAccessRepository,
    private readonly listener: PostgresListener,
    records: AuditedRepository,
    versions: RecordsVersions,
  ) {
    versions.onMissed(() => {
      this.invalidate(null);
    });
    records.onChange((tables) => {
      if (watchedTables.some((table) => tables.has(table))) this.invalidate(null);
    });
    listener.subscribe(
      channels.identityChanged,
      (payload) => {
        this.invalidate(payload === '' ? null : Number(payload));
      },
      () => {
        this.invalidate(null);
      },
    );
  }

  /**
   * Returns the user's permissions, at least as of this version: a process that missed a notification reloads them.
   * Null for a user that does not exist or is not ACTIVE.
   */
  async find(userId: number, version = 0): Promise<UserAccess | null> {
    const session = await this.read(userId);
    if (version === 0 || (session && session.accessVersion >= version)) return session;
    this.invalidate(userId);
    return this.read(userId);
  }

  private read(userId: number): Promise<UserAccess | null> {
    if (!this.listener.isListening) return this.userAccess.read(userId);
    const cached = this.cached.get(userId);
    if (cached) return cached;
    const session = this.userAccess.read(userId);
    this.cached.set(userId, session);
    session.catch(() => this.cached.delete(userId));
    return session;
  }

  /** Drops the permissions of one user, or of all users (null), so that the next request reloads them. */
  invalidate(userId: number | null): void {
    if (userId === null) this.cached.clear();
    else this.cached.delete(userId);
    for (const callback of this.callbacks) callback(userId);
  }

  /** Registers a callback for each change, with the user id or null for all users. */
  onChange(callback: (userId: number | null) => void): void {
    this.callbacks.add(callback);
  }
}
