import type { TrackingStatus } from '@contracts/rules/consignment.js';
import { suburbName } from '@contracts/rules/suburb-name.js';
import { toldOutcomeOf, type ToldOutcome } from '@contracts/rules/told-outcome.js';

import type { ConsignmentDetails } from '../../consignments/index.js';

/** One scan of the simulated carrier. */
export interface JourneyStep {
  readonly status: TrackingStatus;
  readonly location: string;
  readonly description: string;
  /** Signatory; null without a signature. */
  readonly signedBy: string | null;
}

type Journeying = Pick<ConsignmentDetails, 'content'>;

/** Steps of the longest journey. */
export const MAX_STEPS = 8;

/** Scans of a consignment from pickup to its end, as its references tell. */
export function journeyOf({ content }: Journeying): readonly JourneyStep[] {
  const { sender, receiver } = content;
  const origin = placeOf(sender?.suburb ?? null);
  const destination = placeOf(receiver?.suburb ?? null);
  const step = (status: TrackingStatus, location: string, description: string): JourneyStep => ({
    ...{ status, location, description, signedBy: null },
  });
  const told = toldOutcomeOf(content.references);
  const delays = told === 'late' ? [1, 2, 3] : [];
  const end = endOf(told);
  return [
    step('PICKED_UP', origin, 'Freight picked up'),
    step('IN_TRANSIT', origin, 'Received at depot'),
    ...delays.map((day) => step('IN_TRANSIT', destination, `Delayed, day ${day}`)),
    step('IN_TRANSIT', destination, 'Arrived at depot'),
    step('OUT_FOR_DELIVERY', destination, 'On board for delivery'),
    {
      ...step(end.status, destination, end.description),
      signedBy: end.isSigned ? (receiver?.contactName ?? receiver?.company ?? null) : null,
    },
  ];
}

interface End {
  readonly status: TrackingStatus;
  readonly description: string;
  readonly isSigned: boolean;
}

function endOf(told: ToldOutcome | null): End {
  switch (told) {
    case 'partial':
      return {
        ...{ status: 'PARTIALLY_DELIVERED', description: 'Delivered in part' },
        isSigned: true,
      };
    case 'unable':
      return {
        ...{ status: 'UNABLE_TO_DELIVER', description: 'Closed on arrival, card left' },
        isSigned: false,
      };
    case 'damaged':
      return {
        ...{ status: 'UNABLE_TO_DELIVER', description: 'Damaged in transit, held at depot' },
        isSigned: false,
      };
    default:
      return { ...{ status: 'DELIVERED', description: 'Delivered in full' }, isSigned: true };
  }
}

const placeOf = (suburb: { readonly name: string; readonly state: string } | null): string =>
  suburb ? `${suburbName(suburb.name)} ${suburb.state}` : '';
