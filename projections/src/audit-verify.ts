import 'reflect-metadata';

import { connectEventStore } from '@event-store/connect-event-store.js';

import { auditEvents } from './audit/audit-events.js';
import { compareReadModel } from './audit/compare-read-model.js';
import { runProgram } from './platform/program.js';
import { projections } from './projections.js';

const MAX_SHOWN = 50;

/** `npm run audit:verify`: every stream, every number, and every read model beside a replay. Ends with 1 on any fault. */
await runProgram(async ({ environment, ...workspace }) => {
  const faults: string[] = [];
  const say = (line: string, found: readonly string[]) => {
    faults.push(...found);
    process.stdout.write(`${line}: ${found.length === 0 ? 'sound' : `${found.length} faults`}\n`);
    for (const fault of found.slice(0, MAX_SHOWN)) process.stdout.write(`  ${fault}\n`);
  };

  // Hashes are over what was written: here events are wanted as they stand, in whatever shape.
  const stored = await connectEventStore(environment.eventStoreUrl, {});
  const { events, streams, numbers, itemNumbers, faults: inEvents } = await auditEvents(stored);
  await stored.close();
  say(
    `${events} events in ${streams} streams, ${numbers} connote numbers, ${itemNumbers} item numbers`,
    inEvents,
  );
  for (const projection of projections)
    say(
      `read model ${projection.name}`,
      await compareReadModel(projection, { ...workspace, url: environment.databaseUrl }),
    );
  if (faults.length > 0) process.exitCode = 1;
});
