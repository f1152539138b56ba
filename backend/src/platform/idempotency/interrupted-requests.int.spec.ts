import { Logger } from '@nestjs/common';

import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { DomainError } from '../domain-error.js';
import { INSTANCE_LOCK } from './instance-id.js';
import {
  handler,
  backend,
  send,
  held,
  otherUrl,
  abandon,
  setUpIdempotency,
} from './idempotency.fixture.js';

setUpIdempotency('interrupted_requests');

class Rejected extends DomainError {
  readonly code = 'test.rejected';
  readonly kind = 'conflict';
}

describe('failed request', () => {
  it('may be repeated after a rejection', async () => {
    handler.work = () => Promise.reject(new Rejected('not now'));
    expect((await send({ key: 'rejected' })).status).toBe(409);

    handler.work = () => Promise.resolve({ fine: true });
    expect(await send({ key: 'rejected', body: { a: 2 } })).toEqual({
      status: 200,
      body: { fine: true },
    });
  });

  it('continues under the same operation when its progress is unknown', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementationOnce(() => undefined);
    const seen: unknown[] = [];
    handler.work = (operationId) => {
      seen.push(operationId);
      return Promise.reject(new Error('the network is gone'));
    };
    expect((await send({ key: 'unknown' })).status).toBe(500);
    handler.work = (operationId) => {
      seen.push(operationId);
      return Promise.resolve({});
    };

    expect((await send({ key: 'unknown' })).status).toBe(200);
    expect(seen[0]).toBe(seen[1]);
  });
});

describe('request whose backend crashed', () => {
  it('is repeated under the same operation, with its reserved ids', async () => {
    const { until, release } = held();
    const started = held();
    handler.work = () => {
      started.release();
      return until;
    };
    const lost = send({ key: 'crash', path: 'reserve' });
    await started.until;
    const [before] = await backend.database.query<{ reserved: object; operation_id: string }[]>(
      `select reserved, operation_id from idempotency_key where key = 'crash'`,
    );
    await abandon('crash');
    handler.work = () => Promise.resolve();

    const again = await send({ key: 'crash', path: 'reserve', to: await otherUrl() });

    expect(again.body['ids']).toEqual(Object.values(before!.reserved));
    release();
    await lost;
  });
});

describe('request whose backend only lost its notifications', () => {
  const sessionOf = async (key: string): Promise<number | null> => {
    const [row] = await backend.database.query<{ pid: number }[]>(
      `select pid from pg_locks
        where locktype = 'advisory' and granted and classid = ${INSTANCE_LOCK} and objsubid = 2
          and objid = (select instance from idempotency_key where key = $1)
          and database = (select oid from pg_database where datname = current_database())`,
      [key],
    );
    return row?.pid ?? null;
  };

  it('is not run again by another backend while it is running', async () => {
    const { until, release } = held();
    const started = held();
    handler.work = async () => {
      started.release();
      await until;
      return { made: 1 };
    };
    const to = await otherUrl();
    const running = send({ key: 'slow' });
    await started.until;
    const lost = await sessionOf('slow');

    const again = send({ key: 'slow', to });
    await backend.database.query('select pg_terminate_backend($1)', [lost]);
    await waitUntil(
      () => sessionOf('slow'),
      (pid) => pid !== null && pid !== lost,
      10_000,
    ).finally(release);

    expect(await again).toEqual({ status: 200, body: { made: 1 } });
    expect(await running).toEqual({ status: 200, body: { made: 1 } });
    expect(handler.calls).toBe(1);
  });
});
