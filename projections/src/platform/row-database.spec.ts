import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Pool } from 'pg';

import { inPipelinedTransaction } from './row-database.js';
import { stub } from '../../../test/support/stub.js';

/** A database whose connection is lost with the first statement. */
const connect: () => unknown = () =>
  Promise.resolve({
    query: () => Promise.reject(new Error('gone')),
    on: () => undefined,
    off: () => undefined,
    release: () => undefined,
  });
const lost = stub<Pool>({ connect });

describe('a pipelined transaction', () => {
  it('fails where it is awaited, and nowhere else, when an earlier response is lost', async () => {
    const elsewhere: unknown[] = [];
    const record = (reason: unknown) => elsewhere.push(reason);
    process.on('unhandledRejection', record);
    try {
      const work = inPipelinedTransaction(lost, async (client, later) => {
        later(client.query('update'));
        await nextTurn();
      });

      await expect(work).rejects.toThrow('gone');
      expect(elsewhere).toEqual([]);
    } finally {
      process.off('unhandledRejection', record);
    }
  });
});
