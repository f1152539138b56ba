import type { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';

import {
  appUsersSecurityLogTexts as texts,
  appSecurityLogTexts,
} from '@contracts/texts/app/security-log.js';
import type { SecurityEventView, SecurityLogView } from '@contracts/views/security-log.view.js';

import type { Actor } from '../../platform/actor.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { containing } from '../../platform/paging/page.js';
import { streamCsv } from '../../platform/uploads/write-csv.js';
import type { ListSecurityLogDto, SecurityLogFilterDto } from './security-log.dto.js';
import { SecurityLog } from './security-log.js';
import {
  type ListedEvent,
  type SecurityLogFilter,
  SecurityLogRepository,
} from './security-log.repository.js';

const PAGE_SIZE = 50;
const EXPORT_PAGE_SIZE = 1_000;
const MAX_EXPORTED = 50_000;

/** Shows users their own entries and, with READ_SECURITY_LOG, those of the users in scope. */
@Injectable()
export class SecurityLogService {
  constructor(
    private readonly entries: SecurityLogRepository,
    private readonly log: SecurityLog,
  ) {}

  /** @throws InvalidRequest */
  async list(query: ListSecurityLogDto, actor: Actor): Promise<SecurityLogView> {
    const filter = { ...this.filterOf(query, actor), before: query.before };
    const rows = await this.entries.list(filter, PAGE_SIZE + 1);
    const shown = rows.slice(0, PAGE_SIZE);
    return {
      events: shown.map(toView),
      before: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** Streams the entries as CSV, up to a limit, newest first. @throws InvalidRequest */
  async export(query: SecurityLogFilterDto, actor: Actor): Promise<Readable> {
    const filter = this.filterOf(query, actor);
    const subjectId = actor.identity.id;
    await this.log.record({ kind: 'LOG_EXPORTED', actor, subjectId });
    return streamCsv(texts.csv, this.lines(filter));
  }

  private async *lines(filter: SecurityLogFilter): AsyncGenerator<string[][]> {
    let before: number | undefined;
    for (let count = 0; count < MAX_EXPORTED; count += EXPORT_PAGE_SIZE) {
      const rows = await this.entries.list({ ...filter, before }, EXPORT_PAGE_SIZE);
      yield rows.map(toLine);
      if (rows.length < EXPORT_PAGE_SIZE) return;
      before = rows.at(-1)?.id;
    }
    const [further] = await this.entries.list({ ...filter, before }, 1);
    if (further) yield [[texts.more(MAX_EXPORTED)]];
  }

  private filterOf(query: SecurityLogFilterDto, actor: Actor): SecurityLogFilter {
    const { isUnrestricted, clientIds, customerIds } = actor.scopeFor('READ_SECURITY_LOG');
    const actorId = actor.identity.id;
    const scope = {
      own: actorId,
      isUnrestricted,
      clientIds: [...clientIds],
      customerIds: [...customerIds],
    };
    const { userId, who, kind, outcome, address, fromDay, toDay } = query;
    if (fromDay !== undefined && toDay !== undefined && toDay < fromDay)
      throw new InvalidRequest([{ path: 'toDay', message: texts.daysReversed }]);
    const zone = actor.timeZone;
    return {
      ...scope,
      ...{ userId, kind, outcome, address, before: undefined },
      who: who === undefined ? undefined : containing(who),
      from: fromDay === undefined ? undefined : startOf(fromDay, zone),
      to: toDay === undefined ? undefined : startOf(toDay, zone, 1),
    };
  }
}

/** Start of a calendar day, or of the day a number of days later. */
const startOf = (day: string, zone: string, days = 0): Date =>
  DateTime.fromISO(day, { zone }).plus({ days }).toJSDate();

const toView = (event: ListedEvent): SecurityEventView => ({
  id: event.id,
  at: event.at.toISOString(),
  kind: event.kind,
  outcome: event.outcome,
  userId: event.userId,
  userName: event.userName,
  subjectId: event.subjectId,
  subjectName: event.subjectName,
  details: event.details,
  address: event.address,
  agent: event.agent,
});

const toLine = (event: ListedEvent): string[] => [
  event.at.toISOString(),
  event.userName ?? texts.nobody,
  String(event.userId ?? ''),
  event.subjectName ?? '',
  String(event.subjectId ?? ''),
  appSecurityLogTexts.kinds[event.kind],
  event.details,
  event.address ?? '',
  event.agent ?? '',
  event.outcome === 'DONE' ? texts.done : texts.denied,
];
