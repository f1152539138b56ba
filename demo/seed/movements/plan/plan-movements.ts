import type { SeededRandom } from '../../seeded-random.js';
import type { MovementPlan, PlannedConsignment, PlannedOutcome, TransferFailure } from './plan.js';
import { planOutcomes } from './outcomes.js';
import { dayAfter, workingDayFrom, workingDays } from './working-days.js';

const DAYS_BACK = 90;
const FAILED_TRANSFERS = 25;
/** Number of them that failed permanently: the most recent ones, which still need attention. */
const GIVEN_UP_TRANSFERS = 3;
const PALLET_MOVEMENTS = 40;
/** One in this many consignments in transit is overdue. */
const ONE_OVERDUE_IN = 12;
/** 48 of 50 numbers is 96 %: the range is running low. */
const SCARCE = { client: 'Derwent Timber', carrier: 'parcel_please', consignments: 48 };
/** Its manifests are not transmitted. */
const CLIENT_WITHOUT_MANIFESTS = 'Derwent Timber';

/** Clients by share of twelve consignments. */
const shippers = [
  'Banksia Melbourne',
  'Banksia Sydney',
  'Banksia Melbourne',
  'Kookaburra Paints',
  'Saltbush Foods',
  'Banksia Perth',
  'Wattle Medical',
  'Ironbark Tools',
  'Banksia Sydney',
  'Derwent Timber',
  'Saltbush Foods',
  'Ironbark Tools',
];
const palletClients = ['Saltbush Foods', 'Ironbark Tools'];

/** Plans the consignments of the last ninety days, oldest first. */
export function planMovements(total: number, today: string, random: SeededRandom): MovementPlan {
  const outcomes = planOutcomes(total, random);
  const days = spreadDays(outcomes, today, random);
  const planned = outcomes
    .map((outcome, index) => ({ outcome, ...(days[index] ?? noDays(today)) }))
    .toSorted((a, b) => a.createdOn.localeCompare(b.createdOn));
  const share = total / 1200;
  const scarce = counter(Math.round(SCARCE.consignments * share));
  const pallets = counter(Math.round(PALLET_MOVEMENTS * share));
  const consignments = planned.map((movement, index): PlannedConsignment => {
    const client = clientFor(index, movement.dispatchDate);
    const isNumbered = movement.outcome !== 'DRAFT';
    return {
      ...movement,
      number: index + 1,
      client,
      carrier: isNumbered && client === SCARCE.client && scarce() ? SCARCE.carrier : null,
      pallets: isNumbered && palletClients.includes(client) && pallets() ? random.between(1, 4) : 0,
      isNear: movement.outcome === 'DELIVERED' && movement.dispatchDate > dayAfter(today, -14),
      arrivesFrom: inTransit.has(movement.outcome) && index % ONE_OVERDUE_IN > 0 ? today : null,
    };
  });
  return { consignments, failedTransfers: failures(consignments, share) };
}

const noDays = (today: string) => ({ createdOn: today, dispatchDate: today, isLate: false });

/** Returns true for the first `max` calls. */
function counter(max: number): () => boolean {
  let left = max;
  return () => (left -= 1) >= 0;
}

/** Each client ships only on some days, and then several at once. */
function clientFor(index: number, dispatchDate: string): string {
  const day = Number(dispatchDate.slice(8));
  const turn = (index * 5 + day * 7) % shippers.length;
  return shippers[turn] ?? 'Banksia Melbourne';
}

function spreadDays(outcomes: readonly PlannedOutcome[], today: string, random: SeededRandom) {
  const past = workingDays(dayAfter(today, -DAYS_BACK), dayAfter(today, -1));
  const moved = outcomes.filter((outcome) => !notMoved.has(outcome)).length;
  let rank = 0;
  return outcomes.map((outcome) => {
    const dispatchDate = notMoved.has(outcome)
      ? openDay(outcome, past, today, random)
      : (past[dayIndex(rank++, moved, past.length)] ?? today);
    return {
      createdOn: outcome === 'CREATED' ? (past.at(-1) ?? today) : workingDayFrom(dispatchDate, -1),
      dispatchDate,
      isLate: outcome === 'DELIVERED' && rank % 12 === 5,
    };
  });
}

const inTransit: ReadonlySet<PlannedOutcome> = new Set<PlannedOutcome>([
  'PICKUP_BOOKED',
  'PICKED_UP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
]);
const notMoved: ReadonlySet<PlannedOutcome> = new Set<PlannedOutcome>([
  'DRAFT',
  'CREATED',
  'DELETED',
]);

/** The last days have twice as many as the first: business is growing. */
function dayIndex(rank: number, moved: number, days: number): number {
  const part = rank / moved;
  return Math.min(days - 1, Math.floor(days * (Math.sqrt(1 + 3 * part) - 1)));
}

function openDay(
  outcome: PlannedOutcome,
  past: readonly string[],
  today: string,
  random: SeededRandom,
): string {
  if (outcome === 'DELETED') return past[random.between(5, past.length - 1)] ?? today;
  if (outcome === 'DRAFT') return past.at(-random.between(1, Math.min(15, past.length))) ?? today;
  return workingDayFrom(dayAfter(today, -1), random.between(1, 4));
}

function failures(
  consignments: readonly PlannedConsignment[],
  share: number,
): Map<string, TransferFailure> {
  const failureCount = Math.round(FAILED_TRANSFERS * share);
  const dispatches = [
    ...new Set(
      consignments
        .filter(
          ({ outcome, client }) => !notMoved.has(outcome) && client !== CLIENT_WITHOUT_MANIFESTS,
        )
        .map(({ client, dispatchDate }) => `${client}/${dispatchDate}`),
    ),
  ];
  const step = dispatches.length / failureCount;
  return new Map(
    Array.from({ length: failureCount }, (_, index) => [
      dispatches[Math.floor((index + 0.7) * step)] ?? '',
      index < failureCount - GIVEN_UP_TRANSFERS ? 'RECOVERED' : 'GIVEN_UP',
    ]),
  );
}
