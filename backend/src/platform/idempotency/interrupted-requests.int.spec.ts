import { Logger } from '@nestjs/common';

import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { DomainError } from '../domain-error.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { INSTANCE_LOCK } from './instance-id.js';
import { NO_INSTANCE } from './stored-operation.js';
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

afterEach(() => jest.restoreAllMocks());

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

/** The key of a request, stored again for a backend that runs but has given up the request. */
async function storeLate(key: string): Promise<void> {
  handler.work = () => Promise.reject(new Rejected('not now'));
  const stored = held();
  const insert = jest.spyOn(IdempotencyRepository.prototype, 'insert');
  insert.mockImplementationOnce(async function (this: IdempotencyRepository, operation) {
    await this.insert(operation);
    stored.release();
    throw Object.assign(new Error('connection reset'), { code: 'ECONNRESET' });
  });
  expect((await send({ key })).status).toBe(503);
  await stored.until;
  insert.mockRestore();
  handler.work = (operationId) => Promise.resolve({ operationId });
}

describe('request whose key the database stored only after the connection had broken', () => {
  it('can be repeated at another backend', async () => {
    const to = await otherUrl();
    await storeLate('late');
    const began = performance.now();

    expect((await send({ key: 'late', to })).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(handler.calls).toBe(1);
  });

  it('can be repeated at the same backend', async () => {
    await storeLate('late here');

    expect((await send({ key: 'late here' })).status).toBe(200);
  });

  it('is run once when it is repeated at both at once', async () => {
    const to = await otherUrl();
    await storeLate('late at both');

    const [here, there] = await Promise.all([
      send({ key: 'late at both' }),
      send({ key: 'late at both', to }),
    ]);
    expect(here.body).toEqual(there.body);
    expect(handler.calls).toBe(1);
  });
});

describe('operation for which several requests ask', () => {
  it('is released once: a second release could end the work of a backend that has continued it', async () => {
    const to = await otherUrl();
    await storeLate('asked by many');
    const { until, release } = held();
    const takeOver = jest.spyOn(IdempotencyRepository.prototype, 'takeOver');
    const releases = () => takeOver.mock.calls.filter(([, , by]) => by === NO_INSTANCE).length;
    takeOver.mockImplementationOnce(async () => {
      await until;
      return false;
    });
    const ask = jest.spyOn(IdempotencyRepository.prototype, 'ask');
    const repeated = [1, 2].map(() => send({ key: 'asked by many', to }));
    // each has asked twice, so the first inquiries have been answered
    await waitUntil(
      () => Promise.resolve(ask.mock.calls.length),
      (count) => count >= 4,
      10_000,
    );
    expect(releases()).toBe(1);
    release();

    const [one, other] = await Promise.all(repeated);
    expect(one?.body).toEqual(other?.body);
    expect(handler.calls).toBe(1);
  });
});

describe('request whose key could not be released', () => {
  it('can be repeated at another backend', async () => {
    const to = await otherUrl();
    jest
      .spyOn(IdempotencyRepository.prototype, 'remove')
      .mockRejectedValueOnce(Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
    handler.work = () => Promise.reject(new Rejected('not now'));
    expect((await send({ key: 'kept' })).status).toBe(503);
    handler.work = () => Promise.resolve({ fine: true });

    expect(await send({ key: 'kept', to })).toEqual({ status: 200, body: { fine: true } });
  });
});

describe('request in progress elsewhere', () => {
  it('is not released when others ask for it', async () => {
    const to = await otherUrl();
    const { until, release } = held();
    const ask = jest.spyOn(IdempotencyRepository.prototype, 'ask');
    handler.work = async () => {
      await until;
      return { made: 1 };
    };
    const running = send({ key: 'asked' });
    const again = send({ key: 'asked', to });
    // the second time, the first inquiry has been answered
    await waitUntil(
      () => Promise.resolve(ask.mock.calls.length),
      (count) => count >= 2,
      10_000,
    ).finally(release);

    expect(await again).toEqual({ status: 200, body: { made: 1 } });
    expect(await running).toEqual({ status: 200, body: { made: 1 } });
    expect(handler.calls).toBe(1);
  });
});
