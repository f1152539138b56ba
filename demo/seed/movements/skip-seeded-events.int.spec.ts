import { DataSource } from 'typeorm';

import type { EventStore } from '@event-store/event-store.js';

import { startBackend, type RunningBackend } from '../../../backend/src/testing/start-backend.js';
import { stub } from '../../../test/support/stub.js';
import type { SeedContext } from '../seed-context.js';
import { skipSeededEvents } from './skip-seeded-events.js';

const PAST = '0000000000000000007';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('demo_past');
}, 60_000);
afterAll(() => backend.stop());
beforeEach(() => backend.database.query('delete from reaction_checkpoint'));

const store = stub<EventStore>({ lastPosition: () => Promise.resolve(PAST) });

const skip = () => {
  const app = stub<SeedContext['app']>({
    get: (token: unknown) => (token === DataSource ? backend.database : store),
  });
  return skipSeededEvents(stub<SeedContext>({ app }));
};

const checkpoint = () => backend.database.query('select name, position from reaction_checkpoint');

describe('past movements of the demo', () => {
  it('are not sent by the first worker', async () => {
    await skip();

    expect(await checkpoint()).toEqual([{ name: 'worker', position: PAST }]);
  });

  it('do not move the checkpoint of a worker that has run, which still has manifests to send', async () => {
    const position = '0000000000000000003';
    await backend.database.query(`insert into reaction_checkpoint values ('worker', $1)`, [
      position,
    ]);

    await skip();

    expect(await checkpoint()).toEqual([{ name: 'worker', position }]);
  });
});
