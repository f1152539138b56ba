import { CommandBus } from '@nestjs/cqrs';

import { CreateManifest, ManifestOutcomeService } from '../../../backend/src/manifests/index.js';
import { systemActor } from '../../../backend/src/platform/actor.js';
import { instantOn, type CreatedConsignment } from './make-consignment.js';
import { once } from './once.js';
import type { TransferFailure } from './plan/plan.js';
import { dayAfter } from './plan/working-days.js';
import { shipperFor, type DemoData } from './demo-data.js';

const MAX_ATTEMPTS = 8;
const RETRY_MS = 60_000;
const reasons = [
  'The connection was refused',
  'No response within 30 seconds',
  'The carrier rejected the user name or password',
  "The carrier's folder is full",
];

/** Consignments of a client on one manifest. */
export interface Dispatch {
  /** `client/day`. */
  readonly key: string;
  readonly members: readonly CreatedConsignment[];
  /** Kind of failure of its transmission; null if it succeeds. */
  readonly failure: TransferFailure | null;
}

/** Groups a day's consignments by manifest: one client, one carrier's service, one day. */
export function planDispatches(
  created: readonly CreatedConsignment[],
  failed: ReadonlyMap<string, TransferFailure>,
): Dispatch[] {
  const groups = new Map<string, CreatedConsignment[]>();
  for (const one of created) {
    const { offer, content, owner } = one.consignment;
    const shared = [owner.clientId, content.dispatchDate, offer?.clientCarrierAccountId];
    const key = [...shared, offer?.carrierServiceTypeId].join('/');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const seen = new Set<string>();
  return [...groups.values()].map((members) => {
    const { client = '', dispatchDate = '' } = members[0]?.planned ?? {};
    const key = `${client}/${dispatchDate}`;
    const failure = seen.has(key) ? null : (failed.get(key) ?? null);
    seen.add(key);
    return { key, members, failure };
  });
}

/** Manifests on the afternoon before, and records the results of the jobs: transmission and pickup booking. */
export async function sendManifest(demo: DemoData, { members, failure }: Dispatch): Promise<void> {
  const [first] = members;
  if (!first) return;
  const { client, createdOn, number } = first.planned;
  const { actor, sender } = shipperFor(demo, client);
  const hour = 15.5 + (number % 60) / 60;
  const manifestId = await demo.clock.at(instantOn(createdOn, sender.state, hour), () =>
    once(demo.app, { name: `manifest of ${number}`, kind: 'manifest' }, async (operationId) => {
      const request = { ...pickupOf(first, sender.state), consignmentIds: idsOf(members) };
      const command = new CreateManifest(request, actor, operationId);
      return (await demo.app.get(CommandBus).execute(command)).id;
    }),
  );
  await demo.clock.at(instantOn(createdOn, sender.state, hour + 0.05), () =>
    recordIntegrationResults(demo, manifestId, { number, failure }),
  );
}

const idsOf = (members: readonly CreatedConsignment[]) =>
  members.map(({ consignment: { id } }) => id);

/** Pickup in the early afternoon of the dispatch day. */
function pickupOf({ planned: { dispatchDate } }: CreatedConsignment, state: string) {
  return {
    autoPickupBooking: true,
    readyTime: instantOn(dispatchDate, state, 12).toISOString(),
    closingTime: instantOn(dispatchDate, state, 15).toISOString(),
  };
}

interface TransferResult {
  readonly number: number;
  readonly failure: TransferFailure | null;
}

/** Skips integrations that are not pending (a permanent pickup, a client without transmission). */
async function recordIntegrationResults(
  { app, clock }: DemoData,
  manifestId: number,
  { number, failure }: TransferResult,
): Promise<void> {
  const outcomes = app.get(ManifestOutcomeService);
  const actor = systemActor('Worker');
  if (failure) {
    const reason = reasons[number % reasons.length] ?? '';
    const retryAt = new Date(clock.now().getTime() + RETRY_MS).toISOString();
    await outcomes.recordTransmissionFailure(
      manifestId,
      failure === 'GIVEN_UP'
        ? { reason, attempt: MAX_ATTEMPTS, nextTryAt: null }
        : { reason, attempt: 1, nextTryAt: retryAt },
      actor,
    );
  }
  if (failure !== 'GIVEN_UP') {
    const arrived = {
      integrationManifestId: `R${100_000 + manifestId}`,
      fileName: `MAN-${manifestId}.json`,
    };
    await outcomes.recordTransmission(manifestId, arrived, [], actor);
  }
  const booked = { bookingReference: `PU${200_000 + manifestId}`, via: 'CARRIER_API' as const };
  await outcomes.recordPickupBooking(manifestId, booked, actor);
}

/** Last day with events. */
export const lastDay = ({ today }: DemoData): string => dayAfter(today, -1);
