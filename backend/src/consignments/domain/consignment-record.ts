import type {
  ConsignmentEvent,
  ProofRecorded,
  TrackingUpdated,
  ItemNumbersData,
  PaperworkType,
} from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';
import {
  DRAFT_CONNOTE,
  PENDING_CONNOTE,
  type ConsignmentState,
  type ConsignmentStatus,
} from '@contracts/rules/consignment.js';
import type { OfferData } from '@contracts/events/offer.data.js';

import {
  evolve,
  initialConsignment,
  type KnownConsignment,
  type Connote,
  type Facts,
} from './consignment.js';

/** A consignment in any phase, flat: as read by lists, documents and carriers. */
export interface ConsignmentSummary extends Facts {
  readonly state: ConsignmentState;
  readonly status: ConsignmentStatus;
  readonly offer: OfferData | null;
  readonly connote: Connote | null;
  readonly itemNumbers: ItemNumbersData | null;
  readonly printed: readonly PaperworkType[];
  readonly manifestId: number | null;
}

const unnumbered = { connote: null, itemNumbers: null, printed: [], manifestId: null } as const;

/** Maps any phase to the same flat summary. */
export function toSummary(consignment: KnownConsignment): ConsignmentSummary {
  switch (consignment.phase) {
    case 'DRAFT':
      return { ...unnumbered, ...consignment, state: 'OPEN', status: 'DRAFT' };
    case 'UNPRICED':
      return { ...unnumbered, ...consignment, state: 'OPEN', status: 'CREATED', offer: null };
    case 'OPEN':
      return { manifestId: null, ...consignment, state: 'OPEN', status: 'CREATED' };
    case 'DELETED':
      return { ...toSummary(consignment.before), state: 'DELETED' };
    case 'MANIFESTED':
      return { ...consignment, state: 'MANIFESTED' };
  }
}

type Proof = Omit<ProofRecorded['data'], 'kind'>;

/** Facts of a consignment that screens show but decisions do not depend on. */
interface DisplayFacts {
  readonly createdAt: string;
  readonly manifestNumber: string | null;
  readonly manifestedAt: string | null;
  readonly bookingReference: string | null;
  /** In the order they were recorded. */
  readonly tracking: readonly TrackingUpdated['data'][];
  readonly proofs: { readonly PICKUP: Proof | null; readonly DELIVERY: Proof | null };
}

/** A consignment with its display facts, after any of its events. */
export interface ConsignmentRecord extends DisplayFacts {
  readonly consignment: KnownConsignment;
}

/** A record with its consignment flat: the source of views, documents and carrier files. */
export interface ConsignmentDetails extends ConsignmentSummary, DisplayFacts {}

type RecordedEvent = Recorded<ConsignmentEvent>;

/**
 * Folds one more event; null before the first. Apply `applyErasures` to the events first, so that no earlier record
 * contains data erased later.
 */
export function evolveRecord(
  record: ConsignmentRecord | null,
  event: RecordedEvent,
): ConsignmentRecord {
  const consignment = evolve(record?.consignment ?? initialConsignment, event);
  return { ...evolveFacts(record ?? initialFacts(event), event), consignment };
}

/** Flattens a record for views. */
export const toDetails = ({ consignment, ...facts }: ConsignmentRecord): ConsignmentDetails => ({
  ...toSummary(consignment),
  ...facts,
});

const initialFacts = ({ metadata: { recordedAt } }: RecordedEvent): DisplayFacts => ({
  createdAt: recordedAt,
  manifestNumber: null,
  manifestedAt: null,
  bookingReference: null,
  tracking: [],
  proofs: { PICKUP: null, DELIVERY: null },
});

/** Handlers of events that change display facts. */
const factsAfter: {
  readonly [Type in ConsignmentEvent['type']]?: (
    event: Recorded<Extract<ConsignmentEvent, { readonly type: Type }>>,
    facts: DisplayFacts,
  ) => Partial<DisplayFacts>;
} = {
  ConsignmentManifested: ({ data: { manifestNumber }, metadata: { recordedAt } }) => ({
    manifestNumber,
    manifestedAt: recordedAt,
  }),
  PickupBooked: ({ data: { bookingReference } }) => ({ bookingReference }),
  TrackingUpdated: ({ data }, { tracking }) => ({ tracking: [...tracking, data] }),
  ProofRecorded: ({ data: { kind, ...proof } }, { proofs }) => ({
    proofs: { ...proofs, [kind]: proof },
  }),
};

function evolveFacts(facts: DisplayFacts, event: RecordedEvent): DisplayFacts {
  const change = factsAfter[event.type] as
    ((event: RecordedEvent, facts: DisplayFacts) => Partial<DisplayFacts>) | undefined;
  return change ? { ...facts, ...change(event, facts) } : facts;
}

/** The text shown as connote: the number, DRAFT, or PENDING MANIFEST (GAP-22). */
export function displayConnote({
  status,
  connote,
}: Pick<ConsignmentSummary, 'status' | 'connote'>): string {
  if (status === 'DRAFT') return DRAFT_CONNOTE;
  return connote?.connoteNumber ?? PENDING_CONNOTE;
}

/** A leaf that differs between two values; `path` with dots, for example `content.items.0.quantity`. */
export interface Difference {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

type Branch = Readonly<Record<string, unknown>>;

/** Lists the leaves that differ. Absent equals null; the order of keys is ignored, the order of a list is not. */
export function differences(from: unknown, to: unknown, path = ''): Difference[] {
  const before = from ?? null;
  const after = to ?? null;
  if (!isBranch(before) || !isBranch(after))
    return before === after ? [] : [{ path, from: before, to: after }];

  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], path ? `${path}.${key}` : key),
  );
}

export const isSame = (left: unknown, right: unknown): boolean =>
  differences(left, right).length === 0;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
