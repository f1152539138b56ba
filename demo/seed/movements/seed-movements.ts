import { DateTime } from 'luxon';

import { mapConcurrently } from '../../../backend/src/platform/map-concurrently.js';
import { SeededRandom } from '../seeded-random.js';
import type { SeedContext, SeedStep } from '../seed-context.js';
import { makeConsignment } from './make-consignment.js';
import type { PlannedOutcome, MovementPlan, PlannedConsignment } from './plan/plan.js';
import { planMovements } from './plan/plan-movements.js';
import { planDispatches, sendManifest } from './send-manifest.js';
import { simulateTransit } from './simulate-transit.js';
import { loadDemoData, type DemoData } from './demo-data.js';

/** Enough to keep two cores busy. */
const CONCURRENCY = 16;

const notDispatched: ReadonlySet<PlannedOutcome> = new Set<PlannedOutcome>([
  'DRAFT',
  'CREATED',
  'DELETED',
]);

export interface MovementOptions {
  readonly total: number;
  readonly today: string;
  readonly seed: number;
}

/** One step per week of creation: an interruption affects one week, whose consignments are created idempotently. */
export function movementSteps({ total, today, seed }: MovementOptions): SeedStep[] {
  const plan = planMovements(total, today, new SeededRandom(seed));
  const weeks = [...new Set(plan.consignments.map(({ createdOn }) => weekOf(createdOn)))];
  let demo: Promise<DemoData> | undefined;
  const demoOf = (context: SeedContext) => (demo ??= loadDemoData(context));
  return weeks.map((week) => ({
    name: `movements of the week ${week}`,
    run: async (context) => {
      const planned = plan.consignments.filter(({ createdOn }) => weekOf(createdOn) === week);
      await simulateWeek(await demoOf(context), plan, planned);
    },
  }));
}

/** Monday of the week. */
const weekOf = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc' }).startOf('week').toFormat('yyyy-MM-dd');

/** Creates, manifests and tracks the consignments of a week. */
async function simulateWeek(
  demo: DemoData,
  { failedTransfers }: MovementPlan,
  planned: readonly PlannedConsignment[],
): Promise<void> {
  const created = await mapConcurrently(CONCURRENCY, planned, (consignment) =>
    makeConsignment(demo, consignment),
  );
  const moved = created.filter((consignment) => !notDispatched.has(consignment.planned.outcome));
  await mapConcurrently(CONCURRENCY, planDispatches(moved, failedTransfers), (dispatch) =>
    sendManifest(demo, dispatch),
  );
  await mapConcurrently(CONCURRENCY, moved, (consignment) => simulateTransit(demo, consignment));
}
