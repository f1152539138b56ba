import 'reflect-metadata';

import { ProjectionRunner } from './platform/running/runner.js';
import { runProgram } from './platform/workspace.js';
import { projections } from './projections.js';

/** Keeps every read model up to date until the process is asked to end. */
await runProgram(async ({ environment, ...surroundings }) => {
  const ending = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.once(name, () => {
      ending.abort();
    });

  const runners = projections.map(
    (projection) =>
      new ProjectionRunner(projection, { ...surroundings, url: environment.databaseUrl }),
  );
  await Promise.all(runners.map((runner) => runner.run(ending.signal)));
});
