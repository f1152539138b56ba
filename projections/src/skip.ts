import 'reflect-metadata';

import os from 'node:os';

import { skipStopped } from './platform/running/stopped-projection.js';
import { runProgram } from './platform/program.js';
import { getProjection } from './projections.js';

/** `npm run projections:skip -- NAME`: skips the event that stopped a projection, and records the skip. */
await runProgram(async ({ pool }) => {
  const { name } = getProjection(process.argv[2]);
  const position = await skipStopped(pool, name, os.userInfo().username);
  process.stdout.write(`${name} will skip the event at ${position}\n`);
});
