import type {
  DeepPartial,
  EntityManager,
  EntityMetadata,
  EntityTarget,
  ObjectLiteral,
  QueryDeepPartialEntity,
} from 'typeorm';

import type { Actor } from '../actor.js';
import { AuditEntry } from './audit-entry.entity.js';

type RecordClass<Row extends ObjectLiteral> = EntityTarget<Row>;

/** Postgres allows 65,535 parameters in one statement. */
const ROWS_AT_ONCE = 500;

const SECRET_COLUMN = /password|apiKey|salt|secret|hash/i;

/** Changes within one transaction; each writes an audit entry. */
export class UnitOfWork {
  constructor(
    /** For reads within the same transaction. */
    readonly manager: EntityManager,
    private readonly origin: {
      readonly actor: Actor;
      readonly at: Date;
      readonly operationId: string | null;
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
    const rows = await this.manager.save(type, created, { chunk: ROWS_AT_ONCE });
    const entries = rows.map((row) => this.entryOf(type, row, { before: null, after: row }));
    for (let from = 0; from < entries.length; from += ROWS_AT_ONCE)
      await this.manager.insert(AuditEntry, entries.slice(from, from + ROWS_AT_ONCE));
    return rows;
  }

  /** Returns the updated record. */
  async update<Row extends ObjectLiteral>(
    type: RecordClass<Row>,
    row: Row,
    changes: Partial<Row>,
  ): Promise<Row> {
    const metadata = this.manager.dataSource.getMetadata(type);
    const after = { ...row, ...changes };
    // TypeORM updates from a partial row; the types cannot express that for a generic row.
    const values = changes as unknown as QueryDeepPartialEntity<Row>;
    await this.manager.update(type, metadata.getEntityIdMixedMap(row), values);
    await this.record(type, row, { before: row, after });
    return after;
  }

  async remove<Row extends ObjectLiteral>(type: RecordClass<Row>, row: Row): Promise<void> {
    const metadata = this.manager.dataSource.getMetadata(type);
    await this.manager.delete(type, metadata.getEntityIdMixedMap(row));
    await this.record(type, row, { before: row, after: null });
  }

  /** Deletes many records in few statements, each with its audit entry. */
  async removeMany<Row extends ObjectLiteral>(
    type: RecordClass<Row>,
    rows: readonly Row[],
  ): Promise<void> {
    const metadata = this.manager.dataSource.getMetadata(type);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      const entries = some.map((row) => this.entryOf(type, row, { before: row, after: null }));
      const keys = some.map((row) => metadata.getEntityIdMap(row) ?? {});
      await this.manager.createQueryBuilder().delete().from(type).whereInIds(keys).execute();
      await this.manager.insert(AuditEntry, entries);
    }
  }

  /** Writes one audit entry for a bulk change made through `manager`, or about a record that is unchanged. */
  async note<Row extends ObjectLiteral>(
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
    const recordId = metadata.primaryColumns
      .map((column) => keyPart(row, column.propertyName))
      .join();
    return this.entry(metadata.tableName, recordId, {
      before: before && describe(metadata, before),
      after: after && describe(metadata, after),
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

const keyPart = (row: ObjectLiteral, property: string): string => String(row[property]);

/** Columns of the record by name; secrets are replaced by a marker. */
function describe(metadata: EntityMetadata, row: ObjectLiteral): Record<string, unknown> {
  const columns = metadata.columns.filter(({ isSelect }) => isSelect);
  return Object.fromEntries(
    columns.map(({ propertyName }) => {
      const value: unknown = row[propertyName] ?? null;
      const isSecret = value !== null && SECRET_COLUMN.test(propertyName);
      return [propertyName, isSecret ? '(secret)' : value];
    }),
  );
}
