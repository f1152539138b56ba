import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentEvent, ProofRecorded } from '@contracts/events/consignment.events.js';
import type { TrackingStatus } from '@contracts/rules/consignment.js';
import { suburbName } from '@contracts/rules/suburb-name.js';

import {
  ConsignmentStreams,
  evolve,
  recordProof,
  updateTracking,
  type Consignment,
  type Scan,
} from '../../../backend/src/consignments/index.js';
import { systemActor } from '../../../backend/src/platform/system-actor.js';
import { drawSignature } from '../../simulated-carrier/desk/signature.js';
import { momentOn, type Made } from './make-consignment.js';
import type { Fate } from './plan/plan.js';
import { workingDayFrom } from './plan/working-days.js';
import { lastDay } from './send-manifest.js';
import type { World } from './world.js';

const depots: Readonly<Record<string, string>> = {
  NSW: 'Chullora NSW',
  VIC: 'Altona VIC',
  QLD: 'Acacia Ridge QLD',
  SA: 'Regency Park SA',
  WA: 'Kewdale WA',
  TAS: 'Brighton TAS',
  NT: 'Berrimah NT',
  ACT: 'Hume ACT',
};

/** How many of the scans below have happened. */
const progress: Partial<Record<Fate, number>> = {
  PICKED_UP: 1,
  IN_TRANSIT: 2,
  OUT_FOR_DELIVERY: 4,
};

interface Stop extends Pick<Scan, 'location' | 'description'> {
  readonly status: TrackingStatus;
  readonly at: Date;
}

/** Scans a consignment on its way, as far as it has come; each is noted when the feed told it. */
export async function travel(world: World, made: Made): Promise<void> {
  const { fate } = made.planned;
  if (fate === 'PICKUP_BOOKED') return;
  const stops = stopsOf(world, made).slice(0, progress[fate]);
  const onTheRoad = stops.slice(0, 3);
  await note(world, made, onTheRoad);
  if (stops.length > onTheRoad.length) await note(world, made, stops.slice(3));
}

/** A carrier's feed is read now and then: scans that come together are noted together. */
async function note({ app, clock }: World, made: Made, stops: readonly Stop[]): Promise<void> {
  const last = stops.at(-1);
  if (!last) return;
  const access = { actor: systemActor('Carrier feed'), permission: null };
  await clock.at(new Date(last.at.getTime() + 60_000), () =>
    app
      .get(ConsignmentStreams)
      .change(made.consignment.id, access, (consignment) => scansOf(consignment, made, stops)),
  );
}

/** Each scan on what the one before it made of the consignment. */
function scansOf(before: Consignment, made: Made, stops: readonly Stop[]): ConsignmentEvent[] {
  return stops.reduce<ConsignmentEvent[]>((events, { at, ...stop }) => {
    const scan = { ...stop, occurredAt: at.toISOString(), carrierDescription: null };
    const scanned = [...events, ...updateTracking(events.reduce(evolve, before), scan)];
    if (stop.status !== 'DELIVERED') return scanned;
    return [...scanned, ...recordProof(scanned.reduce(evolve, before), proofOf(made, at))];
  }, []);
}

function stopsOf(world: World, { planned, consignment }: Made): Stop[] {
  const from = endOfRoute(consignment.content.sender);
  const to = endOfRoute(consignment.content.receiver);
  const day = arrivalDay(world, { planned, consignment });
  const next = earlier(workingDayFrom(planned.dispatchDate, 1), day);
  const [status, said] = endings[planned.fate] ?? endings.DELIVERED;
  const pickedUpAt = momentOn(planned.dispatchDate, from.state, 13.5);
  const receivedAt = momentOn(planned.dispatchDate, from.state, 19);
  const arrivedAt = momentOn(day, to.state, 9 + (planned.number % 12) / 2);
  return [
    stop('PICKED_UP', pickedUpAt, from.suburb, 'Freight picked up'),
    stop('IN_TRANSIT', receivedAt, from.depot, 'Received at depot'),
    stop('IN_TRANSIT', momentOn(next, to.state, 5), to.depot, `Arrived from ${from.depot}`),
    stop('OUT_FOR_DELIVERY', momentOn(day, to.state, 7), to.depot, 'On board for delivery'),
    stop(status, arrivedAt, to.suburb, said),
  ];
}

function endOfRoute(address: AddressData | null) {
  const state = address?.suburb?.state ?? 'NSW';
  const suburb = address?.suburb && `${suburbName(address.suburb.name)} ${state}`;
  return { state, suburb: suburb ?? null, depot: depots[state] ?? state };
}

const stop = (
  status: TrackingStatus,
  at: Date,
  location: string | null,
  description: string,
): Stop => ({ status, at, location, description });

/** A dozen hands sign for everything: drawing one takes longer than all that is done with it. */
const signatures = Array.from({ length: 12 }, (_, hand) =>
  drawSignature(`hand ${hand}`).toString('base64'),
);

type Ending = readonly [TrackingStatus, string];

const endings: Partial<Record<Fate, Ending>> & { readonly DELIVERED: Ending } = {
  DELIVERED: ['DELIVERED', 'Delivered in full'],
  PARTIALLY_DELIVERED: ['PARTIALLY_DELIVERED', 'Delivered in part, the rest to follow'],
  UNABLE_TO_DELIVER: ['UNABLE_TO_DELIVER', 'Receiver closed, card left'],
};

/** On the day that was promised, or one or two working days after it. */
function arrivalDay(world: World, { planned, consignment }: Made): string {
  const promised = consignment.offer?.etaDate ?? workingDayFrom(planned.dispatchDate, 2);
  const late = workingDayFrom(promised, 1 + (planned.number % 2));
  return earlier(planned.isLate ? late : promised, lastDay(world));
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

const proofOf = ({ consignment }: Made, at: Date): ProofRecorded['data'] => ({
  kind: 'DELIVERY',
  signedBy: consignment.content.receiver?.contactName ?? 'Receiver',
  signature: signatures[consignment.id % signatures.length] ?? null,
  occurredAt: at.toISOString(),
});
