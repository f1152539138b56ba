import { CommandBus } from '@nestjs/cqrs';

import { CreateManifest, ManifestOutcomes } from '../../../backend/src/manifests/index.js';
import { systemActor } from '../../../backend/src/platform/system-actor.js';
import { momentOn, type Made } from './make-consignment.js';
import { once } from './once.js';
import { dayAfter } from './plan/working-days.js';
import { shipperFor, type World } from './world.js';

const MOST_TRIES = 8;
const reasons = [
  'The connection was refused',
  'No answer within 30 seconds',
  'The carrier does not know the user name or password',
  'The folder of the carrier is full',
];

/** Consignments of a client that leave together. */
export interface Sending {
  /** `client/day`. */
  readonly key: string;
  readonly members: readonly Made[];
  /** Its data never reaches the carrier. */
  readonly fails: boolean;
}

/** Groups a day's consignments as manifests take them: one client, one carrier's service, one day. */
export function sendingsOf(made: readonly Made[], failed: ReadonlySet<string>): Sending[] {
  const groups = new Map<string, Made[]>();
  for (const one of made) {
    const { offer, content, owner } = one.consignment;
    const shared = [owner.clientId, content.dispatchDate, offer?.clientCarrierAccountId];
    const key = [...shared, offer?.carrierServiceTypeId].join('/');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const begun = new Set<string>();
  return [...groups.values()].map((members) => {
    const { client = '', dispatchDate = '' } = members[0]?.planned ?? {};
    const key = `${client}/${dispatchDate}`;
    const fails = failed.has(key) && !begun.has(key);
    begun.add(key);
    return { key, members, fails };
  });
}

/**
 * Manifests on the afternoon before, and writes down what the jobs of those days would have: the data
 * arrived or did not, the pickup was booked.
 */
export async function sendManifest(world: World, { members, fails }: Sending): Promise<void> {
  const [first] = members;
  if (!first) return;
  const { client, madeOn, number } = first.planned;
  const { actor, home } = shipperFor(world, client);
  const hour = 15.5 + (number % 60) / 60;
  const manifestId = await world.clock.at(momentOn(madeOn, home.state, hour), () =>
    once(world.app, { name: `manifest of ${number}`, kind: 'manifest' }, async (operationId) => {
      const request = { ...pickupOf(first, home.state), consignmentIds: idsOf(members) };
      const command = new CreateManifest(request, actor, operationId);
      return (await world.app.get(CommandBus).execute(command)).id;
    }),
  );
  await world.clock.at(momentOn(madeOn, home.state, hour + 0.05), () =>
    settleErrands(world, manifestId, { number, fails }),
  );
}

const idsOf = (members: readonly Made[]) => members.map(({ consignment: { id } }) => id);

/** The truck comes in the early afternoon of the day it leaves. */
function pickupOf({ planned: { dispatchDate } }: Made, state: string) {
  return {
    autoPickupBooking: true,
    readyTime: momentOn(dispatchDate, state, 12).toISOString(),
    closingTime: momentOn(dispatchDate, state, 15).toISOString(),
  };
}

/** What is not open (a permanent pickup, a client that sends no data) stays as it is. */
async function settleErrands(
  { app }: World,
  manifestId: number,
  { number, fails }: { readonly number: number; readonly fails: boolean },
): Promise<void> {
  const outcomes = app.get(ManifestOutcomes);
  const actor = systemActor('Worker');
  if (fails) {
    const reason = reasons[number % reasons.length] ?? '';
    const failure = { reason, attempt: MOST_TRIES, nextTryAt: null };
    await outcomes.transmissionFailed(manifestId, failure, actor);
  } else {
    const arrived = {
      integrationManifestId: `R${100_000 + manifestId}`,
      fileName: `MAN-${manifestId}.json`,
    };
    await outcomes.transmitted(manifestId, arrived, [], actor);
  }
  const booked = { bookingReference: `PU${200_000 + manifestId}`, via: 'CARRIER_API' as const };
  await outcomes.pickupBooked(manifestId, booked, actor);
}

/** The last day on which anything may have happened. */
export const lastDay = ({ today }: World): string => dayAfter(today, -1);
