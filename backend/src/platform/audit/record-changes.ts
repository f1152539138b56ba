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

/** Postgres takes 65,535 parameters in one statement. */
const ROWS_AT_ONCE = 500;

const SECRET_COLUMN = /password|apiKey|salt|secret|hash/i;

/** The changes of one transaction; each leaves its line in the audit. */
export class RecordChanges {
  constructor(
    /** For reading inside the same transaction. */
    readonly manager: EntityManager,
    private readonly origin: {
      readonly actor: Actor;
      readonly at: Date;
      readonly operationId: string | null;
    },
    /** Collects the tables that were changed. */
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

  /** Many at once, each with its own line in the audit, in few statements. */
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

  /** Answers the record as it is now. */
  async update<Row extends ObjectLiteral>(
    type: RecordClass<Row>,
    row: Row,
    changes: Partial<Row>,
  ): Promise<Row> {
    const metadata = this.manager.dataSource.getMetadata(type);
    const after = { ...row, ...changes };
    // A partial row is what TypeORM updates from; its own type cannot say so for a generic row.
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

  /** Many at once, each with its own line in the audit, in few statements. */
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

  /** One line for a change of many records at once, made through `manager`; or about one record that stays as it is. */
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

/** The record's own columns by name; of a secret, only that there is one. */
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
