import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { channels } from '@contracts/realtime/messages.js';

import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { RecordsVersions } from '../../platform/cache/record.cache.js';
import { PostgresListener } from '../../platform/database/postgres-listener.js';
import type { UserAccess } from './user-access.js';
import { UserAccessRepository } from './user-access.repository.js';

const MAX_USERS = 10_000;

/**
 * Changes to these tables take effect once their notification arrives: requests of this process wait for it.
 * `UserRepository` reports changes to users itself.
 */
const watchedTables = ['client', 'customer'];

/** A notification names a user, a customer whose clients changed, or nothing if all users may be affected. */
const CUSTOMER = 'customer:';

/** A change after which users may have other permissions. */
export interface AccessChange {
  /** Whether the user may be affected. */
  readonly affects: (userId: number) => boolean;
  /** The user or their roles changed, rather than a client. */
  readonly isOfUser: boolean;
}

interface CachedAccess {
  readonly reading: Promise<UserAccess | null>;
  /** Customers whose clients decide about it; null until it has been read. */
  customerIds: readonly number[] | null;
}

/**
 * Caches the permissions of signed-in users, so that a warm request needs no query. Postgres notifies every process
 * when a user, a role or a client changes; while LISTEN is down, nothing is cached.
 */
@Injectable()
export class UserAccessCache {
  private readonly cached = new LRUCache<number, CachedAccess>({ max: MAX_USERS });
  private readonly callbacks = new Set<(change: AccessChange) => void>();
  /** Resolves once the notifications of this process's own changes have arrived. */
  private notified: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly userAccess: UserAccessRepository,
    private readonly listener: PostgresListener,
    records: AuditedRepository,
    versions: RecordsVersions,
  ) {
    versions.onMissed(() => {
      this.invalidateAll();
    });
    records.onChange((tables, version) => {
      if (watchedTables.some((table) => tables.has(table)))
        this.notified = Promise.all([this.notified, versions.waitFor(version)]);
    });
    listener.subscribe(
      channels.identityChanged,
      (payload) => {
        if (payload === '') this.invalidateAll();
        else if (payload.startsWith(CUSTOMER))
          this.invalidateCustomer(Number(payload.slice(CUSTOMER.length)));
        else this.invalidate(Number(payload));
      },
      () => {
        this.invalidateAll();
      },
    );
  }

  /**
   * Returns the user's permissions, at least as of this version: a process that missed a notification reloads them.
   * Null for a user that does not exist or is not ACTIVE.
   */
  async find(userId: number, version = 0): Promise<UserAccess | null> {
    await this.notified;
    const access = await this.read(userId);
    if (version === 0 || (access && access.accessVersion >= version)) return access;
    this.invalidate(userId);
    return this.read(userId);
  }

  private read(userId: number): Promise<UserAccess | null> {
    if (!this.listener.isListening) return this.userAccess.read(userId);
    const cached = this.cached.get(userId);
    if (cached) return cached.reading;
    const reading = this.userAccess.read(userId);
    const entry: CachedAccess = { reading, customerIds: null };
    this.cached.set(userId, entry);
    reading.then(
      (access) => {
        entry.customerIds = access?.customerIds ?? [];
      },
      () => this.cached.delete(userId),
    );
    return reading;
  }

  /** Drops the permissions of one user, so that the next request reloads them. */
  invalidate(userId: number): void {
    this.cached.delete(userId);
    this.report({ affects: (id) => id === userId, isOfUser: true });
  }

  private invalidateAll(): void {
    this.cached.clear();
    this.report({ affects: () => true, isOfUser: false });
  }

  /** Drops the permissions of the users of one customer, and of those whose customers are not known. */
  private invalidateCustomer(customerId: number): void {
    const unaffected = new Set<number>();
    for (const [userId, { customerIds }] of [...this.cached.entries()])
      if (customerIds && !customerIds.includes(customerId)) unaffected.add(userId);
      else this.cached.delete(userId);
    this.report({ affects: (userId) => !unaffected.has(userId), isOfUser: false });
  }

  private report(change: AccessChange): void {
    for (const callback of this.callbacks) callback(change);
  }

  /** Registers a callback for each change. */
  onChange(callback: (change: AccessChange) => void): void {
    this.callbacks.add(callback);
  }
}
