import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { EntityManager } from 'typeorm';

import { Environment } from '../config/environment.js';
import { SecretBox } from '../secrets/secret-box.js';
import { INSTANCE_LOCK } from './instance-id.js';

/** Results are stored for 24 hours (api.md A14). */
const KEPT = `interval '24 hours'`;

/** No instance works on it: the next request continues. */
export const NOBODY = 0;

/** Scope (caller and route) and key of a request. */
export interface OperationKey {
  readonly scope: string;
  readonly key: string;
}

/** By kind; by kind and part for divided operations. */
export type ReservedIds = Record<string, number>;

/** Response to the first request. */
export interface StoredResult {
  readonly status: number;
  readonly body?: unknown;
  readonly position: string | null;
}

export interface StoredOperation {
  readonly operationId: string;
  readonly fingerprint: string;
  readonly instance: number;
  readonly reserved: ReservedIds;
  readonly result: StoredResult | null;
  /** Its instance is gone. */
  readonly isAbandoned: boolean;
}

interface OperationRow extends Omit<StoredOperation, 'result'> {
  readonly result: string | null;
}

/** Table `idempotency_key`: operation, instance and result of each key. */
@Injectable()
export class IdempotencyStore implements OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor(
    environment: Environment,
    private readonly secrets: SecretBox,
  ) {
    this.pool = new pg.Pool({
      connectionString: environment.DATABASE_URL,
      max: 5,
      // With events in the same database, the commit of the events makes these rows durable, too.
      ...(environment.EVENT_STORE_URL === undefined && { options: '-c synchronous_commit=off' }),
    });
    this.pool.on('error', () => undefined); // a broken idle connection is replaced by the next query
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /** Returns false if the key is taken. */
  async insert(
    { scope, key }: OperationKey,
    {
      operationId,
      fingerprint,
      instance,
      reserved,
    }: Omit<StoredOperation, 'result' | 'isAbandoned'>,
  ): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'insert-operation',
      text: `insert into idempotency_key (scope, key, fingerprint, operation_id, instance, reserved)
             values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      values: [scope, key, fingerprint, operationId, instance, reserved],
    });
    return rowCount === 1;
  }

  /** Null if there is none from the last 24 hours. */
  async find({ scope, key }: OperationKey): Promise<StoredOperation | null> {
    const { rows } = await this.pool.query<OperationRow>(
      `select operation_id as "operationId", fingerprint, instance, reserved, result,
              case when result is null and instance <> ${NOBODY}
                   then pg_try_advisory_xact_lock(${INSTANCE_LOCK}, instance)
                   else false end as "isAbandoned"
         from idempotency_key
        where scope = $1 and key = $2 and started_at > now() - ${KEPT}`,
      [scope, key],
    );
    const [row] = rows;
    return row ? { ...row, result: row.result === null ? null : this.open(row.result) } : null;
  }

  /** Assigns the operation to this instance unless another was faster. */
  async takeOver({ operationId, instance }: StoredOperation, by: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update idempotency_key set instance = $1
        where operation_id = $2 and instance = $3 and result is null`,
      [by, operationId, instance],
    );
    return rowCount === 1;
  }

  async keepResult({ scope, key }: OperationKey, operationId: string, result: StoredResult) {
    await this.pool.query({
      name: 'keep-result',
      text: `update idempotency_key set result = $4
              where scope = $1 and key = $2 and operation_id = $3`,
      values: [scope, key, operationId, this.seal(result)],
    });
  }

  /** Stores the result in the transaction of its change. */
  async keepWithin(manager: EntityManager, { scope, key }: OperationKey, result: StoredResult) {
    await manager.query('update idempotency_key set result = $3 where scope = $1 and key = $2', [
      scope,
      key,
      this.seal(result),
    ]);
  }

  /** The work may have failed halfway: repeating the request continues the same operation. */
  async release({ scope, key }: OperationKey, operationId: string): Promise<void> {
    await this.pool.query(
      `update idempotency_key set instance = ${NOBODY}
        where scope = $1 and key = $2 and operation_id = $3`,
      [scope, key, operationId],
    );
  }

  async forget({ scope, key }: OperationKey, operationId: string): Promise<void> {
    await this.pool.query(
      'delete from idempotency_key where scope = $1 and key = $2 and operation_id = $3',
      [scope, key, operationId],
    );
  }

  async forgetOld(): Promise<void> {
    await this.pool.query(`delete from idempotency_key where started_at < now() - ${KEPT}`);
  }

  async reserve({ scope, key }: OperationKey, reserved: ReservedIds): Promise<void> {
    await this.pool.query(
      'update idempotency_key set reserved = reserved || $3 where scope = $1 and key = $2',
      [scope, key, reserved],
    );
  }

  /** Responses may contain a secret that is shown once, so they are encrypted. */
  private seal(result: StoredResult): string {
    const { ciphertext, salt } = this.secrets.seal(JSON.stringify(result));
    return `${salt} ${ciphertext}`;
  }

  private open(kept: string): StoredResult {
    const [salt = '', ciphertext = ''] = kept.split(' ');
    return JSON.parse(this.secrets.open({ ciphertext, salt })) as StoredResult;
  }
}
