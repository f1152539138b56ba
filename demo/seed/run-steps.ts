import { DataSource } from 'typeorm';

import { SeededRandom } from './seeded-random.js';
import type { SeedContext, SeedStep } from './seed-context.js';

/** Held during the seed, so that two processes never run it at once. */
const SEED_LOCK = 7_203_502;

/** Runs the unfinished steps, in order. Their names are stored: a renamed step runs again in an older installation. */
export async function runSteps(
  steps: readonly SeedStep[],
  context: Omit<SeedContext, 'random'> & { readonly seed: number },
): Promise<void> {
  const database = context.app.get(DataSource);
  await database.query(`
    create table if not exists demo_seed_step (
      name        text primary key,
      finished_at timestamptz not null default now()
    )`);
  const lock = database.createQueryRunner();
  await lock.query('select pg_advisory_lock($1)', [SEED_LOCK]);
  try {
    for (const step of await unfinished(database, steps)) {
      await step.run({ ...context, random: new SeededRandom(context.seed) });
      await database.query('insert into demo_seed_step (name) values ($1)', [step.name]);
    }
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [SEED_LOCK]);
    await lock.release();
  }
}

async function unfinished(database: DataSource, steps: readonly SeedStep[]): Promise<SeedStep[]> {
  const finished = await database.query<{ name: string }[]>('select name from demo_seed_step');
  const names = new Set(finished.map(({ name }) => name));
  return steps.filter(({ name }) => !names.has(name));
}
