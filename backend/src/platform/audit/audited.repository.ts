import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type FindOptionsRelations,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';

import { type RecordsVersion, toRecordsVersion } from '@contracts/realtime/position.js';

import type { Actor } from '../actor.js';
import { Clock } from '../clock.js';
import { RecordNotFound } from '../record-not-found.js';
import { currentRequest, recordWrittenRecords } from '../request-context.js';
import { UnitOfWork } from './unit-of-work.js';

type ChangeListener = (tables: ReadonlySet<string>, version: RecordsVersion) => void;

/** First record of a kind created by an operation. */
const firstCreated = `
  select record_id as "recordId" from audit_entry
   where operation_id = $1 and record_type = $2 and before is null and record_id <> '*'
   order by id limit 1`;

/** Increments the version of the records. Call last in a transaction: others wait for its commit. */
export async function incrementRecordsVersion(manager: EntityManager): Promise<RecordsVersion> {
  const [row] = await manager.query<{ version: number | string }[]>(
    'select move_records_version() as version',
  );
  return toRecordsVersion(row?.version ?? 0);
}

/** Changes ordinary records together with their audit entries, in one transaction. */
@Injectable()
export class AuditedRepository {
  private readonly listeners: ChangeListener[] = [];

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` in one transaction with its audit entries. */
  async change<Result>(
    actor: Actor,
    work: (records: UnitOfWork) => Promise<Result>,
  ): Promise<Result> {
    const touched = new Set<string>();
    let version: RecordsVersion = '';
    const operationId = currentRequest()?.operation?.id ?? null;
    const expected = currentRequest()?.expected ?? [];
    const origin = { actor, at: this.clock.now(), operationId, expected };
    const result = await this.database.transaction(async (manager) => {
      const value = await work(new UnitOfWork(manager, origin, touched));
      if (touched.size > 0) version = await incrementRecordsVersion(manager);
      return value;
    });
    recordWrittenRecords(version);
    for (const notify of this.listeners) notify(touched, version);
    return result;
  }

  /**
   * Compares the record before work that takes several transactions. The later ones do not compare it again: a save
   * made while the work runs does not stop it halfway.
   * @throws VersionConflict
   */
  async assertExpectedOnce<Row extends ObjectLiteral>(
    type: EntityTarget<Row>,
    row: Row,
    actor: Actor,
  ): Promise<void> {
    await this.change(actor, (records) => records.assertExpected(type, row));
    const request = currentRequest();
    if (request) request.expected = [];
  }

  /**
   * Creates a record once per Idempotency-Key: repeated after a crash between commit and response, it returns the
   * record of the first attempt as it is now, with the requested relations. `work` must insert it
   * before any other record of that type.
   */
  async create<Row extends ObjectLiteral>(
    type: EntityTarget<Row>,
    actor: Actor,
    work: (records: UnitOfWork) => Promise<Row>,
    relations: FindOptionsRelations<Row> = {},
  ): Promise<Row> {
    return (await this.findFromInterruptedAttempt(type, relations)) ?? this.change(actor, work);
  }

  /**
   * Returns the first record of this kind that the request's operation created before it was interrupted, or null.
   * @throws RecordNotFound when it has been deleted since
   */
  async findFromInterruptedAttempt<Row extends ObjectLiteral>(
    type: EntityTarget<Row>,
    relations: FindOptionsRelations<Row> = {},
  ): Promise<Row | null> {
    const operation = currentRequest()?.operation;
    if (!operation?.isResumed) return null;
    const { tableName, primaryColumns } = this.database.getMetadata(type);
    const [created] = await this.database.query<{ recordId: string }[]>(firstCreated, [
      operation.id,
      tableName,
    ]);
    if (!created) return null;
    const parts = created.recordId.split(',');
    const key = Object.fromEntries(
      primaryColumns.map(({ propertyName }, index) => [propertyName, parts[index]]),
    );
    // Key columns also accept text; the types cannot express that for a generic row.
    const where = key as unknown as FindOptionsWhere<Row>;
    const row = await this.database.getRepository(type).findOne({ where, relations });
    if (!row) throw new RecordNotFound(`${tableName} ${created.recordId}`);
    return row;
  }

  /** Registers a listener for the tables changed by each commit of this process, and the version after it. */
  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
  }
}
