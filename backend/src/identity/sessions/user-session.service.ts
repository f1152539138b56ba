import { Injectable } from '@nestjs/common';

import type { EndedSessionsView, UserSessionView } from '@contracts/views/user-session.view.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { SecurityLog } from '../security-log/security-log.js';
import { UserAccessPolicy } from '../users/user-access.policy.js';
import { UserAccessCache } from './user-access.cache.js';
import { toUserSessionView } from './user-session.mapper.js';
import type { SessionEndReason } from './user-session.js';
import { UserSessionRepository } from './user-session.repository.js';

/** Lists and ends sessions: the actor's own, and those of users in scope. */
@Injectable()
export class UserSessionService {
  constructor(
    private readonly sessions: UserSessionRepository,
    private readonly access: UserAccessPolicy,
    private readonly cache: UserAccessCache,
    private readonly log: SecurityLog,
  ) {}

  /** Ends the actor's own session. */
  async logOut(actor: Actor): Promise<void> {
    await this.end(actor, actor.identity.id, 'LOGGED_OUT', actor.sessionId ?? undefined);
  }

  /** @throws PermissionDenied, RecordNotFound for another user outside the scope */
  async list(userId: number, actor: Actor): Promise<UserSessionView[]> {
    await this.access.assertCanRead(userId, actor);
    const rows = await this.sessions.list(userId);
    return rows.map((row) => toUserSessionView(row, actor.sessionId));
  }

  /** @throws RecordNotFound if it has ended or is another user's */
  async endOne(id: string, actor: Actor): Promise<void> {
    const ended = await this.end(actor, actor.identity.id, 'ENDED_BY_USER', id);
    if (ended === 0) throw new RecordNotFound(`session ${id}`);
  }

  /**
   * Ends all of a user's sessions, except the actor's current one.
   * @throws PermissionDenied, RecordNotFound, RoleAboveOwn
   */
  async endAll(userId: number, actor: Actor): Promise<EndedSessionsView> {
    await this.access.assertCanChange(userId, actor);
    const isOwn = userId === actor.identity.id;
    const reason = isOwn ? 'ENDED_BY_USER' : 'ENDED_BY_ADMINISTRATOR';
    return { ended: await this.end(actor, userId, reason) };
  }

  /** Ends one session, or all but the actor's. Other backends see it on their next request. */
  private async end(
    actor: Actor,
    userId: number,
    reason: SessionEndReason,
    only?: string,
  ): Promise<number> {
    const ended = await this.sessions.end({
      userId,
      reason,
      endedBy: actor.identity.id,
      ...(only === undefined ? { except: actor.sessionId } : { only }),
    });
    this.cache.invalidate(userId);
    if (ended.length > 0)
      await this.log.record({
        kind: 'SESSION_ENDED',
        actor,
        subjectId: userId,
        details: `${reason.toLowerCase().replaceAll('_', ' ')}, ${ended.length} of them`,
      });
    return ended.length;
  }
}
