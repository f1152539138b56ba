import 'reflect-metadata';

import { ProjectionRunner } from './platform/running/runner.js';
import { startMonitoring } from './platform/monitoring.js';
import { shareOf } from './platform/projection-lock.js';
import { runProgram } from './platform/program.js';
import { projections } from './projections.js';

/** Shorter than the caller's timeout: ten seconds in a container, eight under `npm start`. */
const SHUTDOWN_TIMEOUT_MS = 6_000;

/** Updates every read model until the process is stopped. */
await runProgram(async (context) => {
  const { environment, ...shared } = context;
  const monitoring = startMonitoring(context);
  const controller = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.once(name, () => {
      controller.abort();
      // even with statements pending: an unresponsive database never completes them
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    });

  const dependencies = { ...shared, url: environment.databaseUrl };
  const runners = projections.map(
    (projection, index) =>
      new ProjectionRunner(projection, dependencies, shareOf(index, environment.part)),
  );
  await Promise.all(runners.map((runner) => runner.run(controller.signal)));
  monitoring?.close();
}, 'linehaul-projections');
