import type { Chance } from '../../chance.js';
import type { Fate } from './plan.js';

/** Of 1,200: what was never handed to a carrier. */
const open = { DRAFT: 60, CREATED: 90, DELETED: 20 } as const;

/** Shares of what was, in per cent; those that have come least far left last (docs/demo-data.md, section 5). */
const onTheWay: readonly [Fate, number][] = [
  ['OUT_FOR_DELIVERY', 4],
  ['IN_TRANSIT', 9],
  ['PICKED_UP', 3],
  ['PICKUP_BOOKED', 2],
];
const inTrouble: readonly [Fate, number][] = [
  ['PARTIALLY_DELIVERED', 2],
  ['UNABLE_TO_DELIVER', 2],
];

/** What became of each: first those that left, in the order they did, then those that did not. */
export function fatesOf(total: number, chance: Chance): Fate[] {
  const of = (count: number) => Math.round((count * total) / 1200);
  const moved = total - of(open.DRAFT) - of(open.CREATED) - of(open.DELETED);
  const part = (percent: number) => Math.round((percent * moved) / 100);

  const late = onTheWay.flatMap(([fate, percent]) => repeat(fate, part(percent)));
  const troubled = inTrouble.flatMap(([fate, percent]) => repeat(fate, part(percent)));
  const delivered = repeat<Fate>('DELIVERED', moved - late.length - troubled.length);
  return [
    ...troubledAmongTheLast(delivered, troubled, chance),
    ...late,
    ...repeat<Fate>('DRAFT', of(open.DRAFT)),
    ...repeat<Fate>('CREATED', of(open.CREATED)),
    ...repeat<Fate>('DELETED', of(open.DELETED)),
  ];
}

/** Old trouble would have been settled: it is found among the last quarter. */
function troubledAmongTheLast(
  delivered: readonly Fate[],
  troubled: readonly Fate[],
  chance: Chance,
): Fate[] {
  const fates = [...delivered];
  for (const fate of troubled)
    fates.splice(chance.between(Math.floor(fates.length * 0.75), fates.length - 1), 0, fate);
  return fates;
}

const repeat = <Value>(value: Value, times: number): Value[] =>
  Array.from({ length: times }, () => value);
