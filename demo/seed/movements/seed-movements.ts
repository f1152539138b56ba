import { DateTime } from 'luxon';

import { mapAtMost } from '../../../backend/src/platform/map-at-most.js';
import { Chance } from '../chance.js';
import type { SeedContext, SeedStep } from '../seed-context.js';
import { makeConsignment } from './make-consignment.js';
import type { Fate, MovementPlan, PlannedConsignment } from './plan/plan.js';
import { planMovements } from './plan/plan-movements.js';
import { sendingsOf, sendManifest } from './send-manifest.js';
import { travel } from './travel.js';
import { findWorld, type World } from './world.js';

/** As many as two cores keep busy. */
const AT_ONCE = 16;

const stayed: ReadonlySet<Fate> = new Set<Fate>(['DRAFT', 'CREATED', 'DELETED']);

export interface MovementOptions {
  readonly total: number;
  readonly today: string;
  readonly seed: number;
}

/**
 * A step for each week in which consignments were made: what a sudden end interrupts is one week, and its
 * consignments are made under names that know whether they were made.
 */
export function movementSteps({ total, today, seed }: MovementOptions): SeedStep[] {
  const plan = planMovements(total, today, new Chance(seed));
  const weeks = [...new Set(plan.consignments.map(({ madeOn }) => weekOf(madeOn)))];
  let world: Promise<World> | undefined;
  const worldOf = (context: SeedContext) => (world ??= findWorld(context));
  return weeks.map((week) => ({
    name: `movements of the week ${week}`,
    run: async (context) => {
      const planned = plan.consignments.filter(({ madeOn }) => weekOf(madeOn) === week);
      await liveWeek(await worldOf(context), plan, planned);
    },
  }));
}

/** The Monday before, or the day itself. */
const weekOf = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc' }).startOf('week').toFormat('yyyy-MM-dd');

/** Makes the consignments of a week, hands them over, and sends each on its way. */
async function liveWeek(
  world: World,
  { failedTransfers }: MovementPlan,
  planned: readonly PlannedConsignment[],
): Promise<void> {
  const made = await mapAtMost(AT_ONCE, planned, (one) => makeConsignment(world, one));
  const moved = made.filter((one) => !stayed.has(one.planned.fate));
  await mapAtMost(AT_ONCE, sendingsOf(moved, failedTransfers), (sending) =>
    sendManifest(world, sending),
  );
  await mapAtMost(AT_ONCE, moved, (one) => travel(world, one));
}
