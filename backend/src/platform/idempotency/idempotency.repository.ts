import { setTimeout as pause } from 'node:timers/promises';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';

import { channels, type OperationInquiry } from '@contracts/realtime/messages.js';
import { ResponsivePool } from '@event-store/postgres/responsive-pool.js';

import { BatchQueue } from '../batch-queue.js';
import { Environment } from '../config/environment.js';
import { SecretBox } from '../secrets/secret-box.js';
import { KeyLost } from './idempotency.errors.js';
import { INSTANCE_LOCK } from './instance-id.js';
import {
  NO_INSTANCE,
  type NewOperation,
  type OperationKey,
  type ReservedIds,
  type StoredOperation,
  type StoredResult,
} from './stored-operation.js';

/** Results are stored for 24 hours (api.md A14). */
const RETENTION = `interval '24 hours'`;

/** An instance that has only lost its connection holds its number again by then. */
const ABANDONED_AFTER_MS = 2_000;

interface OperationRow extends Omit<StoredOperation, 'result'> {
  readonly result: string | null;
}

interface NewResult extends OperationKey {
  readonly operationId: string;
  readonly sealed: string;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Table `idempotency_key`: operation, instance and result of each key. */
@Injectable()
export class IdempotencyRepository implements OnApplicationShutdown {
  private readonly pool: Pool;
  private readonly inserts = new BatchQueue((all: readonly NewOperation[]) => this.insertAll(all));
  private readonly results = new BatchQueue((all: readonly NewResult[]) => this.storeAll(all));

  constructor(
    environment: Environment,
    private readonly secrets: SecretBox,
  ) {
    this.pool = new ResponsivePool({
      connectionString: environment.DATABASE_URL,
      max: 5,
      // A key is on disk before its work begins, and a result before it is returned (ADR 23).
      options: '-c synchronous_commit=on',
    });
    this.pool.on('error', () => undefined); // a broken idle connection is replaced by the next query
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /** Returns false if the key is taken. */
  insert(operation: NewOperation): Promise<boolean> {
    return this.inserts.add(operation);
  }

  /** Null if there is none from the last 24 hours; an older one is deleted, so that its key is free. */
  async find(key: OperationKey): Promise<StoredOperation | null> {
    const found = await this.read(key);
    if (!found?.isAbandoned) return found;
    await pause(ABANDONED_AFTER_MS);
    return this.read(key);
  }

  /** Assigns the operation to this instance. Returns false if another instance was faster. */
  async takeOver(
    { scope, key }: OperationKey,
    { operationId, instance }: Pick<StoredOperation, 'operationId' | 'instance'>,
    by: number,
  ): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update idempotency_key set instance = $5
        where scope = $1 and key = $2 and operation_id = $3 and instance = $4 and result is null`,
      [scope, key, operationId, instance, by],
    );
    return rowCount === 1;
  }

  /** Asks the operation's instance whether it is working on it; if not, it releases the operation. */
  async ask(inquiry: OperationInquiry): Promise<void> {
    await this.pool.query('select pg_notify($1, $2)', [
      channels.operationInquiries,
      JSON.stringify(inquiry),
    ]);
  }

  /** @throws KeyLost */
  async storeResult({ scope, key }: OperationKey, operationId: string, result: StoredResult) {
    const sealed = this.seal(result);
    const isStored = await this.results.add({ scope, key, operationId, sealed });
    if (!isStored) throw new KeyLost(key);
  }

  /** Stores the result in the transaction of its change. @throws KeyLost */
  async storeWithin(
    manager: EntityManager,
    { scope, key }: OperationKey,
    operationId: string,
    result: StoredResult,
  ) {
    const [, count] = await manager.query<[unknown, number]>(
      `update idempotency_key set result = $4
        where scope = $1 and key = $2 and operation_id = $3`,
      [scope, key, operationId, this.seal(result)],
    );
    if (count !== 1) throw new KeyLost(key);
  }

  /** The work may have failed halfway: repeating the request continues the same operation. */
  async release({ scope, key }: OperationKey, operationId: string): Promise<void> {
    await this.pool.query(
      `update idempotency_key set instance = ${NO_INSTANCE}
        where scope = $1 and key = $2 and operation_id = $3`,
      [scope, key, operationId],
    );
  }

  async remove({ scope, key }: OperationKey, operationId: string): Promise<void> {
    await this.pool.query(
      'delete from idempotency_key where scope = $1 and key = $2 and operation_id = $3',
      [scope, key, operationId],
    );
  }

  async deleteExpired(): Promise<void> {
    await this.pool.query(`delete from idempotency_key where started_at < now() - ${RETENTION}`);
  }

  /** @throws KeyLost */
  async reserve(
    { scope, key }: OperationKey,
    operationId: string,
    reserved: ReservedIds,
  ): Promise<void> {
    const { rowCount } = await this.pool.query(
      `update idempotency_key set reserved = reserved || $4
        where scope = $1 and key = $2 and operation_id = $3`,
      [scope, key, operationId, reserved],
    );
    if (rowCount !== 1) throw new KeyLost(key);
  }

  private async read({ scope, key }: OperationKey): Promise<StoredOperation | null> {
    const { rows } = await this.pool.query<OperationRow>(
      `select operation_id as "operationId", fingerprint, instance, reserved, result,
              started_at as "startedAt",
              case when result is null and instance <> ${NO_INSTANCE}
                   then pg_try_advisory_xact_lock(${INSTANCE_LOCK}, instance)
                   else false end as "isAbandoned"
         from idempotency_key
        where scope = $1 and key = $2 and started_at > now() - ${RETENTION}`,
      [scope, key],
    );
    const [row] = rows;
    if (row) return { ...row, result: row.result === null ? null : this.open(row.result) };
    await this.removeExpired({ scope, key });
    return null;
  }

  private async removeExpired({ scope, key }: OperationKey): Promise<void> {
    await this.pool.query(
      `delete from idempotency_key
        where scope = $1 and key = $2 and started_at <= now() - ${RETENTION}`,
      [scope, key],
    );
  }

  private async insertAll(operations: readonly NewOperation[]): Promise<boolean[]> {
    // Always in the same order, so that two backends with the same keys do not wait for each other.
    const sorted = operations.toSorted(
      (a, b) => compare(a.key.scope, b.key.scope) || compare(a.key.key, b.key.key),
    );
    const { rows } = await this.pool.query<{ operation_id: string }>({
      name: 'insert-operations',
      text: `insert into idempotency_key (scope, key, fingerprint, operation_id, instance, reserved)
             select * from unnest($1::text[], $2::text[], $3::text[], $4::uuid[], $5::integer[], $6::jsonb[])
             on conflict do nothing returning operation_id`,
      values: [
        sorted.map(({ key }) => key.scope),
        sorted.map(({ key }) => key.key),
        sorted.map(({ fingerprint }) => fingerprint),
        sorted.map(({ operationId }) => operationId),
        sorted.map(({ instance }) => instance),
        sorted.map(({ reserved }) => JSON.stringify(reserved)),
      ],
    });
    const inserted = new Set(rows.map((row) => row.operation_id));
    return operations.map(({ operationId }) => inserted.has(operationId));
  }

  private async storeAll(results: readonly NewResult[]): Promise<boolean[]> {
    const { rows } = await this.pool.query<{ operation_id: string }>({
      name: 'keep-results',
      text: `update idempotency_key as operation set result = given.result
               from unnest($1::text[], $2::text[], $3::uuid[], $4::text[])
                    as given(scope, key, operation_id, result)
              where operation.scope = given.scope and operation.key = given.key
                and operation.operation_id = given.operation_id
              returning operation.operation_id`,
      values: [
        results.map(({ scope }) => scope),
        results.map(({ key }) => key),
        results.map(({ operationId }) => operationId),
        results.map(({ sealed }) => sealed),
      ],
    });
    const stored = new Set(rows.map((row) => row.operation_id));
    return results.map(({ operationId }) => stored.has(operationId));
  }

  /** Responses may contain a secret that is shown once, so they are encrypted. */
  private seal(result: StoredResult): string {
    const { ciphertext, salt } = this.secrets.seal(JSON.stringify(result));
    return `${salt} ${ciphertext}`;
  }

  private open(stored: string): StoredResult {
    const [salt = '', ciphertext = ''] = stored.split(' ');
    return JSON.parse(this.secrets.open({ ciphertext, salt })) as StoredResult;
  }
}
