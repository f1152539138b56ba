import { keysOf } from '@contracts/keys-of';
import type { ConsignmentStatus } from '@contracts/rules/consignment';
import { trackingTexts } from '@contracts/texts/spec/tracking';
import type { ConsignmentTrackingView, TrackingEventView } from '@contracts/views/tracking.view';

export type StepName = keyof typeof trackingTexts.steps;
const stepNames = keysOf(trackingTexts.steps);

/** GAP-41: step of each status; null leaves every step pending. */
const stepOf: Record<ConsignmentStatus, StepName | null> = {
  DRAFT: null,
  CREATED: null,
  MANIFESTED: 'MANIFESTED',
  PICKUP_BOOKED: 'PICKUP_BOOKED',
  PICKED_UP: 'PICKUP_BOOKED',
  IN_TRANSIT: 'IN_TRANSIT',
  BOOK_IN: 'IN_TRANSIT',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  PARTIALLY_DELIVERED: 'OUT_FOR_DELIVERY',
  UNABLE_TO_DELIVER: 'OUT_FOR_DELIVERY',
  DELIVERED: 'DELIVERED',
};

export interface TrackingStep {
  readonly name: StepName;
  readonly state: 'completed' | 'active' | 'pending';
  /** ISO instant of the first event of this step. */
  readonly at: string | null;
  /** Location of the last scan in this step, while it is the active one. */
  readonly location: string | null;
}

/** Data the steps are derived from. */
export type Progress = Pick<
  ConsignmentTrackingView,
  'status' | 'manifestedAt' | 'ConsignmentTracking'
>;

/**
 * Steps of a consignment: earlier ones are completed, the one of the current status is active, the rest are pending
 * (spec part 1, section 4).
 */
export function trackingSteps({
  status,
  manifestedAt,
  ConsignmentTracking: { TrackingEvents },
}: Progress): TrackingStep[] {
  const current = stepOf[status];
  const currentIndex = current === null ? -1 : stepNames.indexOf(current);
  // manifesting has no scan: uses the time of the manifest
  const reachedAt = (name: StepName) =>
    firstAt(name, TrackingEvents) ?? (name === 'MANIFESTED' ? manifestedAt : null);

  return stepNames.map((name, index) => {
    const state = stateAt(index, currentIndex);
    return {
      name,
      state,
      at: index <= currentIndex ? reachedAt(name) : null,
      location: state === 'active' ? lastLocationOf(eventsOf(name, TrackingEvents)) : null,
    };
  });
}

/** Nothing follows a delivery, so its step is completed when reached. */
function stateAt(index: number, currentIndex: number): TrackingStep['state'] {
  if (index > currentIndex) return 'pending';
  return index < currentIndex || index === stepNames.length - 1 ? 'completed' : 'active';
}

const eventsOf = (name: StepName, events: readonly TrackingEventView[]) =>
  events.filter(({ Status }) => stepOf[Status] === name);

const firstAt = (name: StepName, events: readonly TrackingEventView[]): string | null =>
  eventsOf(name, events)
    .map(({ DateTime }) => DateTime)
    .sort()[0] ?? null;

/** The latest scan with a location; null if there is none. */
export const lastScanOf = (events: readonly TrackingEventView[]): TrackingEventView | null =>
  events
    .filter(({ Location }) => Location)
    .toSorted((a, b) => Date.parse(a.DateTime) - Date.parse(b.DateTime))
    .at(-1) ?? null;

const lastLocationOf = (events: readonly TrackingEventView[]): string | null =>
  lastScanOf(events)?.Location ?? null;
