import 'reflect-metadata';

import { upcasters } from '@contracts/events/upcasters.js';
import { pluralise } from '@contracts/texts/pluralise.js';
import { connectEventStore } from '@event-store/connect-event-store.js';
import { upcast } from '@event-store/upcasting.js';

import { auditEvents } from './audit/audit-events.js';
import { AuditProgress } from './audit/audit-progress.js';
import { type ReadModelComparison, withComparison } from './audit/compare-read-model.js';
import type { Projection } from './platform/projection.js';
import { runProgram } from './platform/program.js';
import type { RunnerDependencies } from './platform/running/runner.js';
import { projections } from './projections.js';

const MAX_SHOWN = 50;

/**
 * `npm run audit:verify`: verifies every stream and number, and compares every read model with a replay. Exits with 1
 * if it finds defects.
 */
await runProgram(async ({ environment, ...workspace }) => {
  // Hashes cover the data as written, so events are read without upcasting.
  const stored = await connectEventStore(environment.eventStoreUrl, {});
  try {
    await withComparisons({ ...workspace, url: environment.databaseUrl }, async (comparisons) => {
      const progress = new AuditProgress((line) => process.stderr.write(`${line}\n`));
      const { events, streams, numbers, itemNumbers, defects } = await auditEvents(
        stored,
        async (batch) => {
          const upcasted = batch.map((event) => upcast(event, upcasters));
          for (const comparison of comparisons.values()) await comparison.fold(upcasted);
          progress.add(batch.length);
        },
      );
      report(
        `${events} events in ${streams} streams, ${numbers} connote numbers, ${itemNumbers} item numbers`,
        defects,
      );
      for (const [{ name }, comparison] of comparisons)
        report(`read model ${name}`, await comparison.finish());
    });
  } finally {
    await stored.close();
  }
});

type Comparisons = ReadonlyMap<Projection, ReadModelComparison>;

/** Opens a comparison for each read model, so that every event is read once for all of them. */
function withComparisons(
  dependencies: RunnerDependencies,
  work: (comparisons: Comparisons) => Promise<void>,
): Promise<void> {
  const open = projections.reduceRight<(comparisons: Comparisons) => Promise<void>>(
    (next, projection) => (comparisons) =>
      withComparison(projection, dependencies, (comparison) =>
        next(new Map([...comparisons, [projection, comparison]])),
      ),
    work,
  );
  return open(new Map());
}

function report(line: string, defects: readonly string[]): void {
  process.stdout.write(
    `${line}: ${defects.length === 0 ? 'no defects' : pluralise(defects.length, 'defect')}\n`,
  );
  for (const defect of defects.slice(0, MAX_SHOWN)) process.stdout.write(`  ${defect}\n`);
  if (defects.length > 0) process.exitCode = 1;
}
