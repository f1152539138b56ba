import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityTarget,
  type FindOptionsRelations,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';

import type { Actor } from '../actor.js';
import { Clock } from '../clock.js';
import { RecordNotFound } from '../record-not-found.js';
import { currentScope } from '../request-scope.js';
import { RecordChanges } from './record-changes.js';

type ChangeListener = (tables: ReadonlySet<string>) => void;

/** The first record of a kind that an operation made. */
const firstMade = `
  select record_id as "recordId" from audit_entry
   where operation_id = $1 and record_type = $2 and before is null and record_id <> '*'
   order by id limit 1`;

/** Changes ordinary records and says so in the audit, in one transaction. */
@Injectable()
export class AuditedRecords {
  private readonly listeners: ChangeListener[] = [];

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** All that `work` changes happens, with its lines in the audit, or nothing does. */
  async change<Result>(
    actor: Actor,
    work: (records: RecordChanges) => Promise<Result>,
  ): Promise<Result> {
    const touched = new Set<string>();
    const operationId = currentScope()?.operation?.id ?? null;
    const origin = { actor, at: this.clock.now(), operationId };
    const result = await this.database.transaction((manager) =>
      work(new RecordChanges(manager, origin, touched)),
    );
    for (const hear of this.listeners) hear(touched);
    return result;
  }

  /**
   * Makes a record, once an Idempotency-Key: tried again after the first try committed and died before it
   * answered, it answers what that one made, as it is now, with the relations asked for. `work` inserts it
   * first of its kind.
   */
  async create<Row extends ObjectLiteral>(
    type: EntityTarget<Row>,
    actor: Actor,
    work: (records: RecordChanges) => Promise<Row>,
    relations: FindOptionsRelations<Row> = {},
  ): Promise<Row> {
    return (await this.madeBefore(type, relations)) ?? this.change(actor, work);
  }

  /**
   * The first record of this kind that the request's operation made before it was interrupted; null when
   * it made none. @throws RecordNotFound when that has been removed since
   */
  async madeBefore<Row extends ObjectLiteral>(
    type: EntityTarget<Row>,
    relations: FindOptionsRelations<Row> = {},
  ): Promise<Row | null> {
    const operation = currentScope()?.operation;
    if (!operation?.isResumed) return null;
    const { tableName, primaryColumns } = this.database.getMetadata(type);
    const [made] = await this.database.query<{ recordId: string }[]>(firstMade, [
      operation.id,
      tableName,
    ]);
    if (!made) return null;
    const parts = made.recordId.split(',');
    const key = Object.fromEntries(
      primaryColumns.map(({ propertyName }, index) => [propertyName, parts[index]]),
    );
    // A key column takes its value as text, too; its own type cannot say so for a generic row.
    const where = key as unknown as FindOptionsWhere<Row>;
    const row = await this.database.getRepository(type).findOne({ where, relations });
    if (!row) throw new RecordNotFound(`${tableName} ${made.recordId}`);
    return row;
  }

  /** Tells at once, in this process, which tables a committed change touched. */
  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
  }
}
