import { EventStoreUnavailable } from '../event-store.errors.js';
import type { NewEvent } from '../event-store.js';
import { prepareAppend } from '../hash-chain.js';
import { RETRY_TIMEOUT_MS } from '../retry.js';
import { AppendBatcher } from './append-batcher.js';

const event: NewEvent = {
  id: '00000000-0000-4000-8000-000000000001',
  type: 'Happened',
  data: {},
  metadata: {
    actor: { kind: 'USER', id: 1, name: 'Ada', onBehalfOf: null },
    ...{ clientId: null, customerId: null, causationId: null },
    correlationId: 'a-request',
    recordedAt: '2026-01-01T00:00:00.000Z',
    schemaVersion: 1,
  },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('appends queued while the database is unavailable', () => {
  it('count the wait for earlier batches towards their own time limit', async () => {
    const timeouts: number[] = [];
    const fail: (() => void)[] = [];
    const batcher = new AppendBatcher((_batch, timeoutMs) => {
      timeouts.push(timeoutMs);
      return new Promise((_resolve, reject) => {
        fail.push(() => {
          reject(new EventStoreUnavailable());
        });
      });
    });
    const appendTo = (stream: string) =>
      batcher.append(prepareAppend(stream, [event], 'noStream')).catch((error: unknown) => error);

    const first = appendTo('one-1');
    await jest.advanceTimersByTimeAsync(1_000);
    const second = appendTo('two-2');
    await jest.advanceTimersByTimeAsync(RETRY_TIMEOUT_MS - 1_000);
    fail[0]?.();
    expect(await first).toBeInstanceOf(EventStoreUnavailable);
    await jest.advanceTimersByTimeAsync(0);
    fail[1]?.();
    expect(await second).toBeInstanceOf(EventStoreUnavailable);

    expect(timeouts).toEqual([RETRY_TIMEOUT_MS, 1_000]);
  });
});
