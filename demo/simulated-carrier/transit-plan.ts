import { suburbName } from '@contracts/rules/suburb-name.js';

import { drawSignature } from './signature.js';

/** One scan as in the feed (docs/carrier-feed.md). */
export interface Scan {
  readonly connote: string;
  readonly status: string;
  readonly dateTime: string;
  readonly location: string;
  readonly description: string;
  readonly pod?: {
    readonly type: 'PICKUP' | 'DELIVERY';
    readonly signedBy: string;
    /** PNG, base64. */
    readonly signature: string | null;
  };
}

export interface TransitPlan {
  readonly connote: string;
  readonly acceptedAt: string;
  readonly authorityToLeave: boolean;
  readonly from: { readonly suburb: string; readonly state: string };
  readonly to: {
    readonly suburb: string;
    readonly state: string;
    /** Name of the signatory. */
    readonly person: string;
  };
}

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

type Step = Pick<Scan, 'status' | 'location' | 'description'>;

/**
 * Scans of a consignment so far, from acceptance to delivery. A booked pickup has no scan: the response to the
 * booking reported it.
 */
export function scansUntil(now: string, journey: TransitPlan, secondsPerStep: number): Scan[] {
  return movements(journey)
    .map((step, index) => ({
      connote: journey.connote,
      dateTime: later(journey.acceptedAt, (index + 1) * secondsPerStep),
      ...step,
    }))
    .filter(({ dateTime }) => dateTime <= now)
    .map((scan) => (scan.status === 'DELIVERED' ? { ...scan, pod: proofOf(journey) } : scan));
}

const later = (instant: string, seconds: number) =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();

function movements(journey: TransitPlan): Step[] {
  const { from, to } = journey;
  const origin = depots[from.state] ?? from.state;
  const destination = depots[to.state] ?? to.state;
  const linehaul = [step('IN_TRANSIT', origin, 'Received at depot')];
  if (origin !== destination)
    linehaul.push(step('IN_TRANSIT', destination, `Arrived from ${origin}`));
  return [
    step('PICKED_UP', locationOf(from), 'Freight picked up'),
    ...linehaul,
    step('OUT_FOR_DELIVERY', destination, 'On board for delivery'),
    step('DELIVERED', locationOf(to), arrival(journey)),
  ];
}

const locationOf = ({ suburb, state }: TransitPlan['from']): string =>
  `${suburbName(suburb)} ${state}`;

const step = (status: string, location: string, description: string): Step => ({
  status,
  location,
  description,
});

const arrival = ({ authorityToLeave }: TransitPlan) =>
  authorityToLeave ? 'Left in a safe place as authorised' : 'Delivered in full';

const proofOf = ({ connote, to, authorityToLeave }: TransitPlan): NonNullable<Scan['pod']> => ({
  type: 'DELIVERY',
  signedBy: authorityToLeave ? 'Authority to leave' : to.person,
  signature: authorityToLeave ? null : drawSignature(connote).toString('base64'),
});
