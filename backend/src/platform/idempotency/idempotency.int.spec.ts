import { signedInUser } from '../../testing/start-backend.js';
import { handler, backend, send, held, setUpIdempotency } from './idempotency.fixture.js';

setUpIdempotency('idempotency');

describe('repeating a request with its key', () => {
  it('returns the first result without repeating the work', async () => {
    const first = await send({ key: 'repeat' });
    const second = await send({ key: 'repeat' });

    expect(first.body['operationId']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toEqual(first);
    expect(handler.calls).toBe(1);
  });

  it('waits while the first is running', async () => {
    const { until, release } = held();
    handler.work = async () => {
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
    expect(handler.calls).toBe(1);
  });

  it('also waits for another instance', async () => {
    const other = await backend.startAnother();
    const { until, release } = held();
    const started = held();
    handler.work = async () => {
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
    expect(handler.calls).toBe(1);
  });

  it('runs again after a day, even before the first result is deleted', async () => {
    const first = await send({ key: 'yesterday' });
    await backend.database.query(
      `update idempotency_key set started_at = now() - interval '24 hours 1 minute' where key = 'yesterday'`,
    );

    const second = await send({ key: 'yesterday', body: { a: 2 } });

    expect(second.status).toBe(200);
    expect(second.body['operationId']).not.toBe(first.body['operationId']);
    expect(handler.calls).toBe(2);
  });

  it('stores no response in plain text', async () => {
    handler.work = () => Promise.resolve({ password: 'shown once' });
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

    const response = await send({ key: 'other-body', body: { a: 2 } });

    expect(response).toMatchObject({ status: 409, body: { code: 'idempotency.key_reused' } });
    expect(handler.calls).toBe(1);
  });

  it('ignores the order of fields', async () => {
    await send({ key: 'order', body: { a: 1, b: 2 } });

    expect((await send({ key: 'order', body: { b: 2, a: 1 } })).status).toBe(200);
    expect(handler.calls).toBe(1);
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

describe('route that ignores the key', () => {
  it('does its work each time', async () => {
    await send({ key: 'same', path: 'read' });

    expect((await send({ key: 'same', path: 'read' })).body).toEqual({ calls: 2 });
  });

  it('includes every route without a known caller', async () => {
    expect((await send({ key: 'same', path: 'open' })).body).toEqual({ operationId: null });
  });
});
