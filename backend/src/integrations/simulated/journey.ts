import type { TrackingStatus } from '@contracts/rules/consignment.js';
import { suburbName } from '@contracts/rules/suburb-name.js';
import { simulatedOutcomeOf, type SimulatedOutcome } from '@contracts/rules/simulated-outcome.js';

import type { ConsignmentDetails } from '../../consignments/index.js';

/** One scan of the simulated carrier. */
export interface JourneyStep {
  readonly status: TrackingStatus;
  readonly location: string;
  readonly description: string;
  /** Signatory; null without a signature. */
  readonly signedBy: string | null;
}

type JourneyInput = Pick<ConsignmentDetails, 'content'>;

/** Steps of the longest journey. */
export const MAX_STEPS = 8;

/** Days of delay for `#late`. */
const DELAYS = [1, 2, 3];

/** Scans of a consignment from pickup to the outcome that its references select. */
export function journeyOf({ content }: JourneyInput): readonly JourneyStep[] {
  const { sender, receiver } = content;
  const origin = locationOf(sender?.suburb);
  const destination = locationOf(receiver?.suburb);
  const outcome = simulatedOutcomeOf(content.references);
  const end = (outcome && ends[outcome]) ?? delivered;
  return [
    step('PICKED_UP', origin, 'Freight picked up'),
    step('IN_TRANSIT', origin, 'Received at depot'),
    ...(outcome === 'late' ? DELAYS : []).map((day) =>
      step('IN_TRANSIT', destination, `Delayed, day ${day}`),
    ),
    step('IN_TRANSIT', destination, 'Arrived at depot'),
    step('OUT_FOR_DELIVERY', destination, 'On board for delivery'),
    {
      ...step(end.status, destination, end.description),
      signedBy: end.isSigned ? signatoryOf(receiver) : null,
    },
  ];
}

const signatoryOf = (receiver: JourneyInput['content']['receiver']): string | null =>
  receiver?.contactName ?? receiver?.company ?? null;

const step = (status: TrackingStatus, location: string, description: string): JourneyStep => ({
  ...{ status, location, description, signedBy: null },
});

interface End {
  readonly status: TrackingStatus;
  readonly description: string;
  readonly isSigned: boolean;
}

const delivered: End = {
  ...{ status: 'DELIVERED', description: 'Delivered in full', isSigned: true },
};

/** Last scans of the selected outcomes; all other consignments are delivered. */
const ends: Readonly<Partial<Record<SimulatedOutcome, End>>> = {
  partial: { status: 'PARTIALLY_DELIVERED', description: 'Delivered in part', isSigned: true },
  unable: {
    ...{ status: 'UNABLE_TO_DELIVER', description: 'Closed on arrival, card left' },
    isSigned: false,
  },
  damaged: {
    ...{ status: 'UNABLE_TO_DELIVER', description: 'Damaged in transit, held at depot' },
    isSigned: false,
  },
};

interface SuburbName {
  readonly name: string;
  readonly state: string;
}

const locationOf = (suburb: SuburbName | null | undefined): string =>
  suburb ? `${suburbName(suburb.name)} ${suburb.state}` : '';
