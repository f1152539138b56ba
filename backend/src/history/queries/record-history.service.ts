import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { EventActor } from '@contracts/events/domain-event.js';
import { isHistoryKind } from '@contracts/rules/history-kinds.js';
import type { HistoryEventView } from '@contracts/views/history.view.js';

import type { Actor, Ownership } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { auditedRecordTypes, type AuditedRecordType } from './audited-record-types.js';
import { changesOf, describeAction, type RecordState } from './record-changes.js';

interface EntryRow {
  readonly id: number;
  readonly recordType: string;
  readonly actor: EventActor;
  readonly recordedAt: Date;
  readonly before: RecordState | null;
  readonly after: RecordState | null;
}

const entriesOf = ({ part }: AuditedRecordType) => `
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

/** History of an ordinary record from the audit. */
@Injectable()
export class RecordHistoryService {
  constructor(private readonly database: DataSource) {}

  /** Oldest first; empty for an unchanged record. @throws RecordNotFound when there is none in scope */
  async listEvents(recordType: string, id: number, actor: Actor): Promise<HistoryEventView[]> {
    if (!isHistoryKind(recordType)) throw new RecordNotFound(recordType);
    const record = auditedRecordTypes[recordType];
    const entries = await this.database.query<EntryRow[]>(entriesOf(record), [
      record.table,
      String(id),
    ]);
    const own = entries.filter((entry) => entry.recordType === record.table);
    const newest = own.map(stateOf).at(-1) ?? (await this.stored(record, id));
    if (!newest || !(await this.isInScope(record, { id, newest }, actor)))
      throw new RecordNotFound(`${recordType} ${id}`);
    return entries.filter((entry) => isShown(entry, record, actor)).map(toView);
  }

  /** The record itself, for what the audit does not contain. */
  private stored({ table }: AuditedRecordType, id: number): Promise<RecordState | null> {
    const metadata = this.database.entityMetadatas.find(({ tableName }) => tableName === table);
    const key = metadata?.primaryColumns[0]?.propertyName;
    if (!metadata || key === undefined) return Promise.resolve(null);
    return this.database.getRepository<RecordState>(metadata.target).findOneBy({ [key]: id });
  }

  /** Both READ_HISTORY and the record's own permission must cover it. */
  private async isInScope(
    { ownersSql, permissions }: AuditedRecordType,
    { id, newest }: { id: number; newest: RecordState },
    actor: Actor,
  ): Promise<boolean> {
    const found = await this.database.query<Ownership[]>(
      `select owner.* from (select $1::integer as id, $2::jsonb as record) given,
              lateral (${ownersSql}) owner`,
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

const stateOf = ({ after, before }: EntryRow): RecordState | null => after ?? before;

/** A user's roles in other scopes are left out, as in the list of users. */
function isShown(entry: EntryRow, { part, permissions }: AuditedRecordType, actor: Actor): boolean {
  if (!part?.isOwned || entry.recordType !== part.table) return true;
  const { clientId = null, customerId = null } = (stateOf(entry) ?? {}) as Partial<Ownership>;
  return permissions.some((permission) => actor.covers(permission, { clientId, customerId }));
}

function toView(entry: EntryRow, revision: number): HistoryEventView {
  const { id: actorId, name, onBehalfOf } = entry.actor;
  return {
    eventId: String(entry.id),
    revision,
    at: entry.recordedAt.toISOString(),
    actor: { id: actorId, name, onBehalfOf },
    ...describeAction(entry.recordType, entry),
    changes: changesOf(entry),
  };
}
