import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { EntityManager } from 'typeorm';

import { Environment } from '../config/environment.js';
import { SecretBox } from '../secrets/secret-box.js';
import { INSTANCE_LOCK } from './instance-number.js';

/** Results are kept for 24 hours (api.md A14). */
const KEPT = `interval '24 hours'`;

/** No instance works on it: whoever asks next carries on. */
export const NOBODY = 0;

/** Which request it is: the caller and route, and the key they chose. */
export interface OperationKey {
  readonly scope: string;
  readonly key: string;
}

/** By their kind; by kind and part where the work has parts. */
export type ReservedIds = Record<string, number>;

/** The answer the first request got. */
export interface KeptResult {
  readonly status: number;
  readonly body?: unknown;
  readonly position: string | null;
}

export interface KeptOperation {
  readonly operationId: string;
  readonly fingerprint: string;
  readonly instance: number;
  readonly reserved: ReservedIds;
  readonly result: KeptResult | null;
  /** The instance at work on it is gone. */
  readonly isAbandoned: boolean;
}

interface OperationRow extends Omit<KeptOperation, 'result'> {
  readonly result: string | null;
}

/** The table `idempotency_key`: which operation each key stands for, who works on it, what came out. */
@Injectable()
export class OperationStore implements OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor(
    environment: Environment,
    private readonly secrets: SecretBox,
  ) {
    this.pool = new pg.Pool({
      connectionString: environment.DATABASE_URL,
      max: 5,
      // With events in the same database, the commit of the events that follow makes these rows durable too.
      ...(environment.EVENT_STORE_URL === undefined && { options: '-c synchronous_commit=off' }),
    });
    this.pool.on('error', () => undefined); // a broken idle connection is replaced by the next query
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /** False when the key is taken already. */
  async insert(
    { scope, key }: OperationKey,
    { operationId, fingerprint, instance, reserved }: Omit<KeptOperation, 'result' | 'isAbandoned'>,
  ): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'insert-operation',
      text: `insert into idempotency_key (scope, key, fingerprint, operation_id, instance, reserved)
             values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      values: [scope, key, fingerprint, operationId, instance, reserved],
    });
    return rowCount === 1;
  }

  /** Null when there is none, or none younger than 24 hours. */
  async find({ scope, key }: OperationKey): Promise<KeptOperation | null> {
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

  /** Makes this instance the one at work, if nobody else was faster. */
  async takeOver({ operationId, instance }: KeptOperation, by: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update idempotency_key set instance = $1
        where operation_id = $2 and instance = $3 and result is null`,
      [by, operationId, instance],
    );
    return rowCount === 1;
  }

  async keepResult({ scope, key }: OperationKey, operationId: string, result: KeptResult) {
    await this.pool.query({
      name: 'keep-result',
      text: `update idempotency_key set result = $4
              where scope = $1 and key = $2 and operation_id = $3`,
      values: [scope, key, operationId, this.seal(result)],
    });
  }

  /** The same, in the transaction of the change that it is the answer of. */
  async keepWithin(manager: EntityManager, { scope, key }: OperationKey, result: KeptResult) {
    await manager.query('update idempotency_key set result = $3 where scope = $1 and key = $2', [
      scope,
      key,
      this.seal(result),
    ]);
  }

  /** The work failed halfway, perhaps: the same request again carries on with the same operation. */
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

  /** An answer may hold a secret that is shown once: none is kept in clear. */
  private seal(result: KeptResult): string {
    const { ciphertext, salt } = this.secrets.seal(JSON.stringify(result));
    return `${salt} ${ciphertext}`;
  }

  private open(kept: string): KeptResult {
    const [salt = '', ciphertext = ''] = kept.split(' ');
    return JSON.parse(this.secrets.open({ ciphertext, salt })) as KeptResult;
  }
}
