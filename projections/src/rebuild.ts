import 'reflect-metadata';

import { rebuildProjection } from './platform/rebuild/rebuild-projection.js';
import { runProgram } from './platform/program.js';
import { getProjection } from './projections.js';

/** `npm run projections:rebuild -- NAME`: folds a read model again from the first event, while it serves. */
await runProgram(async ({ environment, ...dependencies }) => {
  const projection = getProjection(process.argv[2]);
  const { events, seconds } = await rebuildProjection(projection, {
    ...dependencies,
    url: environment.databaseUrl,
  });
  process.stdout.write(
    `${projection.name}: ${events} events in ${seconds.total} s ` +
      `(fold ${seconds.fold} s, indexes ${seconds.indexes} s)\n`,
  );
});
