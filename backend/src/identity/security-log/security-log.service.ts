import { Injectable } from '@nestjs/common';

import type { SecurityEventView, SecurityLogView } from '@contracts/views/security-log.view.js';

import type { Actor } from '../../platform/actor.js';
import type { ChainedEvent } from './security-event.js';
import type { ListSecurityLogDto } from './security-log.dto.js';
import { SecurityLogRepository } from './security-log.repository.js';

const PAGE_SIZE = 50;

/** Shows everybody their own entries, and READ_SECURITY_LOG those of the users in scope. */
@Injectable()
export class SecurityLogService {
  constructor(private readonly entries: SecurityLogRepository) {}

  async list(query: ListSecurityLogDto, actor: Actor): Promise<SecurityLogView> {
    const { isUnrestricted, clientIds, customerIds } = actor.scopeFor('READ_SECURITY_LOG');
    const own = actor.identity.id;
    const scope = { own, isUnrestricted, clientIds: [...clientIds], customerIds: [...customerIds] };
    const { before, userId, kind, outcome } = query;
    const filter = { ...scope, before, userId, kind, outcome };
    const rows = await this.entries.list(filter, PAGE_SIZE + 1);
    const shown = rows.slice(0, PAGE_SIZE);
    return {
      events: shown.map(toView),
      before: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    };
  }
}

const toView = (event: ChainedEvent): SecurityEventView => ({
  id: event.id,
  at: event.at.toISOString(),
  kind: event.kind,
  outcome: event.outcome,
  userId: event.userId,
  userName: event.userName,
  subjectId: event.subjectId,
  details: event.details,
  address: event.address,
  agent: event.agent,
});
