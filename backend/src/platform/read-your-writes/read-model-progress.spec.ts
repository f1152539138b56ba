import type { DataSource } from 'typeorm';

import type { PostgresListener } from '../database/postgres-listener.js';
import { ReadModelProgress } from './positions.interceptor.js';
import { stub } from '../../../../test/support/stub.js';

const positionAt = (position: number) => String(position).padStart(19, '0');

/** The checkpoint of one projection in the database, and its notifications to this process. */
function projectionAt(position: number) {
  let checkpoint = positionAt(position);
  let onNotification: (payload: string) => void = () => undefined;
  let missed: () => void = () => undefined;
  const query = jest.fn(() => Promise.resolve([{ name: 'list', position: checkpoint }]));
  const listener = {
    subscribe(_channel: string, callback: typeof onNotification, miss: typeof missed) {
      onNotification = callback;
      missed = miss;
    },
  };
  const progress = new ReadModelProgress(
    stub<DataSource>({ query }),
    stub<PostgresListener>(listener),
  );
  return {
    query,
    move(to: number) {
      checkpoint = positionAt(to);
    },
    notify(to: number) {
      onNotification(JSON.stringify({ name: 'list', position: positionAt(to) }));
    },
    reconnect: () => {
      missed();
    },
    wait: (to: number) => progress.waitFor(['list'], positionAt(to), 2_000),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('waiting for a projection', () => {
  it('reads the database four times a second, for any number of readers', async () => {
    const { query, wait } = projectionAt(1);

    const readers = Promise.all(Array.from({ length: 100 }, () => wait(5)));
    await jest.advanceTimersByTimeAsync(2_000);

    expect(new Set(await readers)).toEqual(new Set([positionAt(1)]));
    expect(query.mock.calls.length).toBeLessThanOrEqual(9);
  });

  it('ends for all with one notification, and stops reading', async () => {
    const { query, wait, notify } = projectionAt(1);
    const readers = Promise.all([wait(3), wait(5)]);
    notify(5);

    expect(await readers).toEqual([positionAt(5), positionAt(5)]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('notices a lost notification', async () => {
    const { wait, move } = projectionAt(1);
    const reader = wait(5);
    move(5);
    await jest.advanceTimersByTimeAsync(250);

    expect(await reader).toBe(positionAt(5));
  });

  it('discards what it read before a lost connection, since the database may have lost it', async () => {
    const { wait, move, notify, reconnect } = projectionAt(1);
    notify(5);
    expect(await wait(5)).toBe(positionAt(5));

    reconnect();
    move(3);
    const reader = wait(5);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await reader).toBe(positionAt(3));
  });
});
