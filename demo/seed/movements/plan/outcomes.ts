import type { SeededRandom } from '../../seeded-random.js';
import type { PlannedOutcome } from './plan.js';

/** Of 1,200: consignments never manifested. */
const open = { DRAFT: 60, CREATED: 90, DELETED: 20 } as const;

/**
 * Shares of the others in per cent; the least advanced were dispatched last. IN_TRANSIT is about a week of freight:
 * more would be overdue, since carriers take two to five days.
 */
const inTransit: readonly [PlannedOutcome, number][] = [
  ['OUT_FOR_DELIVERY', 1.5],
  ['IN_TRANSIT', 4],
  ['PICKED_UP', 2],
  ['PICKUP_BOOKED', 2],
];
const exceptions: readonly [PlannedOutcome, number][] = [
  ['PARTIALLY_DELIVERED', 1],
  ['UNABLE_TO_DELIVER', 1],
];

/** Outcome of each consignment: first the dispatched ones in order, then the others. */
export function planOutcomes(total: number, random: SeededRandom): PlannedOutcome[] {
  const scaled = (count: number) => Math.round((count * total) / 1200);
  const moved = total - scaled(open.DRAFT) - scaled(open.CREATED) - scaled(open.DELETED);
  const part = (percent: number) => Math.round((percent * moved) / 100);

  const underway = inTransit.flatMap(([outcome, percent]) => repeat(outcome, part(percent)));
  const exceptional = exceptions.flatMap(([outcome, percent]) => repeat(outcome, part(percent)));
  const delivered = repeat<PlannedOutcome>(
    'DELIVERED',
    moved - underway.length - exceptional.length,
  );
  return [
    ...withExceptions(delivered, exceptional, random),
    ...underway,
    ...repeat<PlannedOutcome>('DRAFT', scaled(open.DRAFT)),
    ...repeat<PlannedOutcome>('CREATED', scaled(open.CREATED)),
    ...repeat<PlannedOutcome>('DELETED', scaled(open.DELETED)),
  ];
}

/** Exceptions occur among the last quarter only: older ones would have been resolved. */
function withExceptions(
  delivered: readonly PlannedOutcome[],
  exceptional: readonly PlannedOutcome[],
  random: SeededRandom,
): PlannedOutcome[] {
  const outcomes = [...delivered];
  for (const outcome of exceptional)
    outcomes.splice(
      random.between(Math.floor(outcomes.length * 0.75), outcomes.length - 1),
      0,
      outcome,
    );
  return outcomes;
}

const repeat = <Value>(value: Value, times: number): Value[] =>
  Array.from({ length: times }, () => value);
