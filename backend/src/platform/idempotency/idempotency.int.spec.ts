import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import pg from 'pg';

import { Open, SignedIn } from '../../identity/index.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { DomainError } from '../domain-error.js';
import { IgnoresIdempotencyKey, OperationId, ReservesId } from './idempotency.interceptor.js';
import { IdempotencyService } from './idempotency.service.js';
import { jsonOf } from '../../../../test/support/json.js';

class Refused extends DomainError {
  readonly code = 'test.refused';
  readonly refusal = 'conflict';
}

/** The handler, as set by each test. */
let work: (operationId: string | undefined) => Promise<unknown>;
let calls = 0;

@Controller('test')
class WorkController {
  constructor(private readonly operations: IdempotencyService) {}

  @Post('work')
  @HttpCode(200)
  @SignedIn()
  work(@Body() _body: object, @OperationId() operationId?: string): Promise<unknown> {
    calls += 1;
    return work(operationId);
  }

  @Post('reserve')
  @ReservesId('consignment')
  @SignedIn()
  async reserve(@OperationId() operationId?: string) {
    calls += 1;
    const ids = [
      await this.operations.reserveId(operationId, 'consignment'),
      await this.operations.reserveId(operationId, 'manifest'),
    ];
    await work(operationId);
    return { ids };
  }

  @Post('read')
  @IgnoresIdempotencyKey()
  @SignedIn()
  read(): object {
    calls += 1;
    return { calls };
  }

  @Post('open')
  @Open()
  open(@OperationId() operationId?: string): object {
    return { operationId: operationId ?? null };
  }
}

let backend: RunningBackend;
let token: string;

beforeAll(async () => {
  backend = await startBackend('idempotency', [WorkController]);
  ({ token } = await signedInUser(backend, { email: 'one@x.example', roles: [] }));
});
beforeEach(() => {
  calls = 0;
  work = (operationId) => Promise.resolve({ operationId });
});
afterAll(() => backend.stop());

interface Sending {
  readonly key: string;
  readonly body?: object;
  readonly path?: string;
  readonly as?: string;
  readonly to?: string;
}

const send = async ({
  key,
  body = { a: 1 },
  path = 'work',
  as = token,
  to = backend.url,
}: Sending) => {
  const answer = await fetch(`${to}/test/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${as}`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await jsonOf<Record<string, unknown>>(answer) };
};

const held = () => {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release };
};

describe('repeating a request with its key', () => {
  it('returns the first result without repeating the work', async () => {
    const first = await send({ key: 'repeat' });
    const second = await send({ key: 'repeat' });

    expect(first.body['operationId']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toEqual(first);
    expect(calls).toBe(1);
  });

  it('waits while the first is running', async () => {
    const { until, release } = held();
    work = async () => {
      await until;
      return { done: true };
    };
    const first = send({ key: 'wait' });
    const second = send({ key: 'wait' });
    release();

    expect([await first, await second].map(({ body }) => body)).toEqual([
      { done: true },
      { done: true },
    ]);
    expect(calls).toBe(1);
  });

  it('waits for another instance, too', async () => {
    const other = await backend.startAnother();
    const { until, release } = held();
    const started = held();
    work = async () => {
      started.release();
      await until;
      return { done: true };
    };
    const first = send({ key: 'elsewhere' });
    await started.until;
    const second = send({ key: 'elsewhere', to: await other.getUrl() });
    release();

    expect((await first).body).toEqual({ done: true });
    expect((await second).body).toEqual({ done: true });
    expect(calls).toBe(1);
  });

  it('stores no response in plain text', async () => {
    work = () => Promise.resolve({ password: 'shown once' });
    await send({ key: 'secret' });

    const rows = await backend.database.query<unknown[]>(
      `select result from idempotency_key where key = 'secret'`,
    );
    expect(JSON.stringify(rows)).not.toContain('shown once');
    expect((await send({ key: 'secret' })).body).toEqual({ password: 'shown once' });
  });
});

describe('another request with the same key', () => {
  it('is rejected with 409 when its body differs', async () => {
    await send({ key: 'other-body' });

    const answer = await send({ key: 'other-body', body: { a: 2 } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'idempotency.key_reused' } });
    expect(calls).toBe(1);
  });

  it('ignores the order of fields', async () => {
    await send({ key: 'order', body: { a: 1, b: 2 } });

    expect((await send({ key: 'order', body: { b: 2, a: 1 } })).status).toBe(200);
    expect(calls).toBe(1);
  });

  it('is separate when sent by another user', async () => {
    const other = await signedInUser(backend, { email: 'two@x.example', roles: [] });

    const mine = await send({ key: 'mine' });
    const theirs = await send({ key: 'mine', as: other.token });

    expect(theirs.body['operationId']).not.toBe(mine.body['operationId']);
  });

  it('is rejected with 400 when the key is longer than 100 characters', async () => {
    expect((await send({ key: 'k'.repeat(101) })).status).toBe(400);
  });
});

describe('failed request', () => {
  it('may be repeated after a rejection', async () => {
    work = () => Promise.reject(new Refused('not now'));
    expect((await send({ key: 'refused' })).status).toBe(409);

    work = () => Promise.resolve({ fine: true });
    expect(await send({ key: 'refused', body: { a: 2 } })).toEqual({
      status: 200,
      body: { fine: true },
    });
  });

  it('continues under the same operation when its progress is unknown', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementationOnce(() => undefined);
    const seen: unknown[] = [];
    work = (operationId) => {
      seen.push(operationId);
      return Promise.reject(new Error('the network is gone'));
    };
    expect((await send({ key: 'unknown' })).status).toBe(500);
    work = (operationId) => {
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
    work = () => {
      started.release();
      return until;
    };
    const lost = send({ key: 'crash', path: 'reserve' });
    await started.until;
    const [before] = await backend.database.query<{ reserved: object; operation_id: string }[]>(
      `select reserved, operation_id from idempotency_key where key = 'crash'`,
    );
    await abandon('crash');
    work = () => Promise.resolve();

    const again = await send({ key: 'crash', path: 'reserve', to: await otherUrl() });

    expect(again.body['ids']).toEqual(Object.values(before!.reserved));
    release();
    await lost;
  });
});

describe('route that ignores the key', () => {
  it('does its work each time', async () => {
    await send({ key: 'same', path: 'read' });

    expect((await send({ key: 'same', path: 'read' })).body).toEqual({ calls: 2 });
  });

  it('includes any that does not know its caller', async () => {
    expect((await send({ key: 'same', path: 'open' })).body).toEqual({ operationId: null });
  });
});

const otherUrl = async () => (await backend.startAnother()).getUrl();

/** Simulates a crashed instance by a number that nobody holds. */
async function abandon(key: string): Promise<void> {
  const client = new pg.Client({ connectionString: backend.environment.DATABASE_URL });
  await client.connect();
  await client.query('update idempotency_key set instance = 999999 where key = $1', [key]);
  await client.end();
}
