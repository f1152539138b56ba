import { setTimeout as pause } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';

import {
  type AccessChange,
  type Actor,
  type ListScope,
  UserAccessCache,
} from '../../identity/index.js';
import { emptyScope, type PermissionScope } from '../../platform/actor.js';

/** Minimum time between two checks of all callers: a change to a client concerns them all. */
const CHECK_INTERVAL_MS = 1_000;

/** Longer than any call waits. */
const MAX_WAIT_MS = 60_000;

/** A call that waits for events. */
interface WaitingCaller {
  readonly userId: number;
  /** As requested; its descendants are not checked. */
  readonly scope: ListScope;
  readonly end: AbortController;
}

/**
 * Ends calls that wait for events once their caller may no longer read them: the user or key was deleted or disabled,
 * has expired, or has lost a client of the call's scope.
 */
@Injectable()
export class WaitingCallers {
  private readonly log = new Logger(WaitingCallers.name);
  private readonly waiting = new Set<WaitingCaller>();
  private isChecking = false;
  /** Changes to check for. */
  private changes: AccessChange[] = [];

  constructor(private readonly access: UserAccessCache) {
    access.onChange((change) => {
      if (this.waiting.size === 0) return;
      this.changes.push(change);
      if (!this.isChecking) void this.checkChanged();
    });
  }

  /**
   * Runs work with a signal that is aborted when the caller disconnects or may no longer read this scope.
   * @param disconnected aborted when the caller disconnects
   */
  async run<Result>(
    { actor, scope }: { readonly actor: Actor; readonly scope: ListScope },
    disconnected: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const caller = { userId: actor.identity.id, scope, end: new AbortController() };
    this.waiting.add(caller);
    const { remainingMs } = actor;
    const expiry =
      remainingMs < MAX_WAIT_MS &&
      setTimeout(() => {
        caller.end.abort();
      }, remainingMs);
    try {
      // it may have changed since the call was admitted
      await this.check(caller);
      return await work(AbortSignal.any([disconnected, caller.end.signal]));
    } finally {
      if (expiry) clearTimeout(expiry);
      this.waiting.delete(caller);
    }
  }

  private async checkChanged(): Promise<void> {
    this.isChecking = true;
    while (this.changes.length > 0) {
      const { changes } = this;
      this.changes = [];
      for (const caller of this.waiting)
        if (changes.some(({ affects }) => affects(caller.userId))) await this.check(caller);
      if (!changes.every(({ isOfUser }) => isOfUser))
        await pause(CHECK_INTERVAL_MS, undefined, { ref: false });
    }
    this.isChecking = false;
  }

  /** Also ends the call of a caller that cannot be checked now: its next call is checked like any other. */
  private async check({ userId, scope, end }: WaitingCaller): Promise<void> {
    try {
      const access = await this.access.find(userId);
      const current = access?.permissions.get('READ_EVENT_FEED') ?? emptyScope;
      if (!includes(current, scope)) end.abort();
    } catch (error) {
      this.log.warn(`Access of user ${userId} could not be checked: ${String(error)}`);
      end.abort();
    }
  }
}

/** Whether a permission's current scope includes all of what a call reads. */
function includes(current: PermissionScope, scope: ListScope): boolean {
  if (current.isUnrestricted) return true;
  return (
    !scope.isUnrestricted &&
    scope.clientIds.every((id) => current.clientIds.has(id)) &&
    scope.customerIds.every((id) => current.customerIds.has(id)) &&
    scope.clientIds.length + scope.customerIds.length > 0
  );
}
