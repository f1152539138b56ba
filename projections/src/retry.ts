import 'reflect-metadata';

import { retryStopped } from './platform/running/stopped-projection.js';
import { runProgram } from './platform/program.js';
import { getProjection } from './projections.js';

/** `npm run projections:retry -- NAME`: retries the event that stopped a projection. */
await runProgram(async ({ pool }) => {
  const { name } = getProjection(process.argv[2]);
  await retryStopped(pool, name);
  process.stdout.write(`${name} will retry\n`);
});
