import { openReadModels, type ReadModelDatabase } from '../testing/read-model-database.js';
import { CheckpointMoved, findCheckpoint, moveCheckpoint, saveState } from './checkpoints.js';
import { inTransaction } from './row-database.js';

let models: ReadModelDatabase;

beforeAll(async () => {
  models = await openReadModels('checkpoints');
});

afterAll(() => models.close());

describe('a checkpoint', () => {
  const move = (name: string, from: string, to: string) =>
    inTransaction(models.pool, (client) =>
      moveCheckpoint(client, { name, position: from }, to, 'live'),
    );

  it('begins before every event', async () => {
    expect(await findCheckpoint(models.pool, 'fresh')).toMatchObject({
      position: '',
      state: 'initial',
    });
  });

  it('is moved only by callers that know its position', async () => {
    await findCheckpoint(models.pool, 'moved');
    await move('moved', '', '5');

    await expect(move('moved', '', '7')).rejects.toThrow(CheckpointMoved);
    expect((await findCheckpoint(models.pool, 'moved')).position).toBe('5');
  });

  it('stays stopped, despite a slower owner', async () => {
    await findCheckpoint(models.pool, 'some');
    await saveState(models.pool, 'some', 'stopped', { error: 'no', position: '1' });

    await saveState(models.pool, 'some', 'live');

    expect(await findCheckpoint(models.pool, 'some')).toMatchObject({
      state: 'stopped',
      error: 'no',
    });
    await expect(move('some', '', '5')).rejects.toThrow(CheckpointMoved);
  });
});
