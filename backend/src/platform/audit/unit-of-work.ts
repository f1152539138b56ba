import type {
  DeepPartial,
  EntityManager,
  EntityMetadata,
  EntityTarget,
  FindOptionsWhere,
  ObjectLiteral,
  QueryDeepPartialEntity,
} from 'typeorm';

import type { Actor } from '../actor.js';
import { RecordNotFound } from '../record-not-found.js';
import type { ExpectedVersions } from '../request-context.js';
import { AuditEntry } from './audit-entry.entity.js';
import { VersionConflict } from './version-conflict.js';
import { expectedVersionOf } from './expected-versions.js';
import { describeChanges } from './later-changes.js';

type RecordClass<Row extends ObjectLiteral> = EntityTarget<Row>;

/** Postgres allows 65,535 parameters in one statement. */
const BATCH_ROWS = 500;

/** Changes within one transaction; each writes an audit entry. */
export class UnitOfWork {
  constructor(
    /** For reads within the same transaction. */
    readonly manager: EntityManager,
    private readonly origin: {
      readonly actor: Actor;
      readonly at: Date;
      readonly operationId: string | null;
      readonly expected: readonly ExpectedVersions[];
    },
    /** Tables changed so far. */
    private readonly touched: Set<string>,
  ) {}

  async insert<Row extends ObjectLiteral>(
    type: RecordClass<Row>,
    values: DeepPartial<Row>,
  ): Promise<Row> {
    const row = await this.manager.save(type, this.manager.create(type, values));
    await this.record(type, row, { before: null, after: row });
    return row;
  }

  /** Inserts many records in few statements, each with its audit entry. */
  async insertMany<Row extends ObjectLiteral>(
    type: RecordClass<Row>,
    values: readonly DeepPartial<Row>[],
  ): Promise<Row[]> {
    const created = values.map((value) => this.manager.create(type, value));
    const rows = await this.manager.save(type, created, { chunk: BATCH_ROWS });
    const entries = rows.map((row) => this.entryOf(type, row, { before: null, after: row }));
    for (let from = 0; from < entries.length; from += BATCH_ROWS)
      await this.manager.insert(AuditEntry, entries.slice(from, from + BATCH_ROWS));
    return rows;
  }

  /**
   * Locks the record, so that the audit's `before` is the replaced state, and returns it updated.
   * @throws VersionConflict when the request is based on another version
   * @throws RecordNotFound when it has been deleted since
   */
  async update<Row extends ObjectLiteral>(
    type: RecordClass<Row>,
    row: Row,
    changes: Partial<Row>,
  ): Promise<Row> {
    const metadata = this.manager.dataSource.getMetadata(type);
    const before = await this.lock(type, row, 'for_no_key_update');
    await this.assertExpected(type, before, Object.keys(changes));
    // TypeORM updates from a partial row; the types cannot express that for a generic row.
    const values = changes as unknown as QueryDeepPartialEntity<Row>;
    await this.manager.update(type, metadata.getEntityIdMixedMap(row), values);
    const version = metadata.versionColumn?.propertyName;
    const after = {
      ...before,
      ...changes,
      ...(version && { [version]: Number(before[version]) + 1 }),
    };
    await this.record(type, row, { before, after });
    return { ...row, ...after };
  }

  /**
   * Locks and deletes the record.
   * @throws VersionConflict when the request is based on another version
   * @throws RecordNotFound when it has been deleted since
   */
  async remove<Row extends ObjectLiteral>(type: RecordClass<Row>, row: Row): Promise<void> {
    const metadata = this.manager.dataSource.getMetadata(type);
    const before = await this.lock(type, row, 'pessimistic_write');
    await this.assertExpected(type, before);
    await this.manager.delete(type, metadata.getEntityIdMixedMap(row));
    await this.record(type, row, { before, after: null });
  }

  /** Locks and deletes many records in few statements, each with its audit entry; leaves out deleted ones. */
  async removeMany<Row extends ObjectLiteral>(
    type: RecordClass<Row>,
    rows: readonly Row[],
  ): Promise<void> {
    const metadata = this.manager.dataSource.getMetadata(type);
    for (let from = 0; from < rows.length; from += BATCH_ROWS) {
      const keys = rows
        .slice(from, from + BATCH_ROWS)
        .map((row) => metadata.getEntityIdMap(row) ?? {});
      const locked = await this.manager
        .createQueryBuilder(type, 'record')
        .whereInIds(keys)
        .setLock('pessimistic_write')
        .getMany();
      const entries = locked.map((row) => this.entryOf(type, row, { before: row, after: null }));
      await this.manager.createQueryBuilder().delete().from(type).whereInIds(keys).execute();
      await this.manager.insert(AuditEntry, entries);
    }
  }

  /**
   * Compares the record with the version that the caller of the request read, if it sent one.
   * @throws VersionConflict
   */
  async assertExpected<Row extends ObjectLiteral>(
    type: RecordClass<Row>,
    row: Row,
    fields: readonly string[] = [],
  ): Promise<void> {
    if (this.origin.expected.length === 0) return;
    const metadata = this.manager.dataSource.getMetadata(type);
    const expected = expectedVersionOf(this.origin.expected, type, row);
    const versionProperty = metadata.versionColumn?.propertyName ?? '';
    const version = Number(row[versionProperty]);
    if (expected === null || expected === version) return;
    const recordId = recordIdOf(metadata, row);
    const described = describeRow(metadata, row);
    const record = { table: metadata.tableName, recordId, versionProperty, version, described };
    throw new VersionConflict(await describeChanges(this.manager, record, { expected, fields }));
  }

  /** Adds an audit entry for a bulk change made through `manager`, or about an unchanged record. */
  async addEntry<Row extends ObjectLiteral>(
    type: RecordClass<Row>,
    summary: object,
    recordId = '*',
  ): Promise<void> {
    const { tableName } = this.manager.dataSource.getMetadata(type);
    await this.manager.insert(
      AuditEntry,
      this.entry(tableName, recordId, { before: null, after: summary }),
    );
  }

  private async lock<Row extends ObjectLiteral>(
    type: RecordClass<Row>,
    row: Row,
    mode: 'pessimistic_write' | 'for_no_key_update',
  ): Promise<Row> {
    const metadata = this.manager.dataSource.getMetadata(type);
    // TypeScript cannot check a condition on a generic row.
    const where = metadata.getEntityIdMap(row) as FindOptionsWhere<Row>;
    const locked = await this.manager.findOne(type, { where, lock: { mode } });
    if (!locked) throw new RecordNotFound(`${metadata.tableName} ${recordIdOf(metadata, row)}`);
    return locked;
  }

  private async record<Row extends ObjectLiteral>(
    type: RecordClass<Row>,
    row: Row,
    { before, after }: { before: Row | null; after: Row | null },
  ): Promise<void> {
    await this.manager.insert(AuditEntry, this.entryOf(type, row, { before, after }));
  }

  private entryOf<Row extends ObjectLiteral>(
    type: RecordClass<Row>,
    row: Row,
    { before, after }: { before: Row | null; after: Row | null },
  ) {
    const metadata = this.manager.dataSource.getMetadata(type);
    return this.entry(metadata.tableName, recordIdOf(metadata, row), {
      before: before && describeRow(metadata, before),
      after: after && describeRow(metadata, after),
    });
  }

  private entry(
    recordType: string,
    recordId: string,
    change: { before: object | null; after: object | null },
  ) {
    const { actor, at, operationId } = this.origin;
    this.touched.add(recordType);
    return {
      recordType,
      recordId,
      actor: actor.identity,
      correlationId: actor.trail.correlationId,
      operationId,
      recordedAt: at,
      ...change,
    };
  }
}

const SECRET_COLUMN = /password|apiKey|salt|secret|hash/i;

/** Columns of the record by name; secrets are replaced by a marker. */
function describeRow(metadata: EntityMetadata, row: ObjectLiteral): Record<string, unknown> {
  const columns = metadata.columns.filter(({ isSelect }) => isSelect);
  return Object.fromEntries(
    columns.map(({ propertyName }) => {
      const value: unknown = row[propertyName] ?? null;
      const isSecret = value !== null && SECRET_COLUMN.test(propertyName);
      return [propertyName, isSecret ? '(secret)' : value];
    }),
  );
}

/** Primary key as stored in the audit; several columns are separated by commas. */
const recordIdOf = (metadata: EntityMetadata, row: ObjectLiteral): string =>
  metadata.primaryColumns.map(({ propertyName }) => String(row[propertyName])).join();
