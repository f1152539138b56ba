import type { RecordsVersions } from '../cache/record.cache.js';
import type { PostgresListener } from '../database/postgres-listener.js';
import { type ReadModelProgress, SharedReads } from './positions.interceptor.js';
import { stub } from '../../../../test/support/stub.js';

/** Reads that complete on demand. */
function heldReads() {
  const state = { position: '1', version: '1', isListening: true };
  const progress = { reachedBy: () => state.position };
  const records = {
    get latest() {
      return state.version;
    },
  };
  const reads = new SharedReads(
    stub<ReadModelProgress>(progress),
    stub<RecordsVersions>(records),
    stub<PostgresListener>(state),
  );
  const held: ((result: number) => void)[] = [];
  const ask = (question: object = { clientId: 10 }) =>
    reads.share('list', question, () => new Promise<number>((resolve) => held.push(resolve)));
  const respond = () => {
    for (const [index, resolve] of held.entries()) resolve(index);
  };
  return { state, ask, held, answer: respond };
}

describe('identical concurrent reads', () => {
  it('share one query', async () => {
    const { ask, held, answer: respond } = heldReads();
    const asked = [ask(), ask(), ask()];
    respond();

    expect(await Promise.all(asked)).toEqual([0, 0, 0]);
    expect(held).toHaveLength(1);
  });

  it.each([
    ['another scope', (): object => ({ clientId: 20 }), () => undefined],
    ['a later event', undefined, (state: { position: string }) => (state.position = '2')],
    ['a later record', undefined, (state: { version: string }) => (state.version = '2')],
    [
      'a lost connection',
      undefined,
      (state: { isListening: boolean }) => (state.isListening = false),
    ],
  ] as const)('are not the same after or with %s', async (_, question, change) => {
    const { state, ask, held, answer: respond } = heldReads();
    const before = ask();
    change(state);
    const after = ask(question?.());
    respond();

    expect(await Promise.all([before, after])).toEqual([0, 1]);
    expect(held).toHaveLength(2);
  });

  it('are repeated once they have ended, even in failure', async () => {
    const { ask, held, answer: respond } = heldReads();
    const first = ask();
    respond();
    await first;
    const second = ask();
    respond();
    await second;

    expect(held).toHaveLength(2);
  });
});
