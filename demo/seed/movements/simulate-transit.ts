import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentEvent, ProofRecorded } from '@contracts/events/consignment.events.js';
import type { TrackingStatus } from '@contracts/rules/consignment.js';
import { suburbName } from '@contracts/rules/suburb-name.js';

import {
  ConsignmentStreams,
  evolve,
  recordProof,
  updateTracking,
  type KnownConsignment,
  type Scan,
  whenManifested,
} from '../../../backend/src/consignments/index.js';
import { systemActor } from '../../../backend/src/platform/actor.js';
import { drawSignature } from '../../simulated-carrier/signature.js';
import { instantOn, type CreatedConsignment } from './make-consignment.js';
import type { PlannedOutcome } from './plan/plan.js';
import { workingDayFrom } from './plan/working-days.js';
import { lastDay } from './send-manifest.js';
import type { DemoData } from './demo-data.js';

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

/** Number of scans for each outcome. */
const progress: Partial<Record<PlannedOutcome, number>> = {
  PICKED_UP: 1,
  IN_TRANSIT: 2,
  OUT_FOR_DELIVERY: 4,
};

interface Stop extends Pick<Scan, 'location' | 'description'> {
  readonly status: TrackingStatus;
  readonly at: Date;
}

/** Adds the scans of a consignment up to its outcome, recorded when the feed reported them. */
export async function simulateTransit(demo: DemoData, created: CreatedConsignment): Promise<void> {
  const { outcome } = created.planned;
  if (outcome === 'PICKUP_BOOKED') return;
  const stops = stopsOf(demo, created).slice(0, progress[outcome]);
  const inTransit = stops.slice(0, 3);
  await recordScans(demo, created, inTransit);
  if (stops.length > inTransit.length) await recordScans(demo, created, stops.slice(3));
}

/** Scans reported by one read of the feed are recorded together. */
async function recordScans(
  { app, clock }: DemoData,
  created: CreatedConsignment,
  stops: readonly Stop[],
): Promise<void> {
  const last = stops.at(-1);
  if (!last) return;
  const access = { actor: systemActor('Carrier feed'), permission: null };
  await clock.at(new Date(last.at.getTime() + 60_000), () =>
    app
      .get(ConsignmentStreams)
      .change(created.consignment.id, access, (consignment) =>
        scansOf(consignment, created, stops),
      ),
  );
}

/** Decides each scan on the state after the previous one. */
function scansOf(
  before: KnownConsignment,
  created: CreatedConsignment,
  stops: readonly Stop[],
): ConsignmentEvent[] {
  return stops.reduce<ConsignmentEvent[]>((events, { at, ...stop }) => {
    const scan = { ...stop, occurredAt: at.toISOString(), carrierDescription: null };
    const decide = whenManifested((consignment) => [
      ...updateTracking(consignment, scan),
      ...(stop.status === 'DELIVERED' ? recordProof(consignment, proofOf(created, at)) : []),
    ]);
    return [...events, ...decide(events.reduce<KnownConsignment>(evolve, before))];
  }, []);
}

function stopsOf(demo: DemoData, { planned, consignment }: CreatedConsignment): Stop[] {
  const from = endOfRoute(consignment.content.sender);
  const to = endOfRoute(consignment.content.receiver);
  const day = arrivalDay(demo, { planned, consignment });
  const next = earlier(workingDayFrom(planned.dispatchDate, 1), day);
  const [status, remark] = endings[planned.outcome] ?? endings.DELIVERED;
  const pickedUpAt = instantOn(planned.dispatchDate, from.state, 13.5);
  const receivedAt = instantOn(planned.dispatchDate, from.state, 19);
  const arrivedAt = instantOn(day, to.state, 9 + (planned.number % 12) / 2);
  return [
    stop('PICKED_UP', pickedUpAt, from.suburb, 'Freight picked up'),
    stop('IN_TRANSIT', receivedAt, from.depot, 'Received at depot'),
    stop('IN_TRANSIT', instantOn(next, to.state, 5), to.depot, `Arrived from ${from.depot}`),
    stop('OUT_FOR_DELIVERY', instantOn(day, to.state, 7), to.depot, 'On board for delivery'),
    stop(status, arrivedAt, to.suburb, remark),
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

/** A dozen signatures shared by all consignments, since drawing one is slow. */
const signatures = Array.from({ length: 12 }, (_, hand) =>
  drawSignature(`hand ${hand}`).toString('base64'),
);

type Ending = readonly [TrackingStatus, string];

const endings: Partial<Record<PlannedOutcome, Ending>> & { readonly DELIVERED: Ending } = {
  DELIVERED: ['DELIVERED', 'Delivered in full'],
  PARTIALLY_DELIVERED: ['PARTIALLY_DELIVERED', 'Delivered in part, the rest to follow'],
  UNABLE_TO_DELIVER: ['UNABLE_TO_DELIVER', 'Receiver closed, card left'],
};

/** The ETA, or one or two working days after it. */
function arrivalDay(demo: DemoData, { planned, consignment }: CreatedConsignment): string {
  const promised = consignment.offer?.etaDate ?? workingDayFrom(planned.dispatchDate, 2);
  const late = workingDayFrom(promised, 1 + (planned.number % 2));
  return earlier(planned.isLate ? late : promised, lastDay(demo));
}

const earlier = (a: string, b: string): string => (a < b ? a : b);

const proofOf = ({ consignment }: CreatedConsignment, at: Date): ProofRecorded['data'] => ({
  kind: 'DELIVERY',
  signedBy: consignment.content.receiver?.contactName ?? 'Receiver',
  signature: signatures[consignment.id % signatures.length] ?? null,
  occurredAt: at.toISOString(),
});
