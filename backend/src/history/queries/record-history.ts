import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { EventActor } from '@contracts/events/domain-event.js';
import type { HistoryEventView } from '@contracts/views/history.view.js';

import type { Actor, Ownership } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { ordinaryRecords, type OrdinaryRecord } from './ordinary-records.js';
import { changesOf, deedOf, type RecordState } from './record-changes.js';

interface EntryRow {
  readonly id: number;
  readonly recordType: string;
  readonly actor: EventActor;
  readonly recordedAt: Date;
  readonly before: RecordState | null;
  readonly after: RecordState | null;
}

const entriesOf = ({ part }: OrdinaryRecord) => `
  select id, record_type as "recordType", actor, recorded_at as "recordedAt", before, after
    from audit_entry where record_type = $1 and record_id = $2
  ${
    part
      ? `union all
  select id, record_type, actor, recorded_at, before, after from audit_entry
   where record_type = '${part.table}' and coalesce(after, before) ->> '${part.field}' = $2`
      : ''
  }
   order by id`;

/** What happened to an ordinary record, as the audit has it. */
@Injectable()
export class RecordHistory {
  constructor(private readonly database: DataSource) {}

  /** Oldest first. @throws RecordNotFound when there is none, or none within reach */
  async tell(recordType: string, id: number, actor: Actor): Promise<HistoryEventView[]> {
    const record = Object.hasOwn(ordinaryRecords, recordType) && ordinaryRecords[recordType];
    if (!record) throw new RecordNotFound(recordType);
    const entries = await this.database.query<EntryRow[]>(entriesOf(record), [
      record.table,
      String(id),
    ]);
    const own = entries.filter((entry) => entry.recordType === record.table);
    const newest = own.map(({ after, before }) => after ?? before).at(-1);
    if (!newest || !(await this.isInReach(record, { id, newest }, actor)))
      throw new RecordNotFound(`${recordType} ${id}`);
    return entries.map(toView);
  }

  /** Both READ_HISTORY and the record's own permission reach it. */
  private async isInReach(
    { places, permissions }: OrdinaryRecord,
    { id, newest }: { id: number; newest: RecordState },
    actor: Actor,
  ): Promise<boolean> {
    const found = await this.database.query<Ownership[]>(
      `select place.* from (select $1::integer as id, $2::jsonb as record) told,
              lateral (${places}) place`,
      [id, JSON.stringify(newest)],
    );
    const owners = found.length > 0 ? found : [{ clientId: null, customerId: null }];
    return owners.some(
      (owner) =>
        actor.covers('READ_HISTORY', owner) &&
        permissions.some((permission) => actor.covers(permission, owner)),
    );
  }
}

function toView(entry: EntryRow, revision: number): HistoryEventView {
  const { id: actorId, name, onBehalfOf } = entry.actor;
  return {
    eventId: String(entry.id),
    revision,
    at: entry.recordedAt.toISOString(),
    actor: { id: actorId, name, onBehalfOf },
    ...deedOf(entry.recordType, entry),
    changes: changesOf(entry),
  };
}
