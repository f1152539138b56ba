import { eraseParties } from '@contracts/events/consignment.erasure.js';
import {
  type ConsignmentContent,
  type ConsignmentDrafted,
  type ConsignmentEvent,
  type ConsignmentOwner,
  consignmentStream,
  contentEvents,
  type ItemNumbersData,
  type PaperworkType,
} from '@contracts/events/consignment.events.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import type { TrackingStatus } from '@contracts/rules/consignment.js';
import { belongsToOffer } from '@contracts/rules/offer-number.js';

import { EventStreams, type StreamDefinition } from '../../platform/event-streams.js';
import { impossible } from '../../platform/impossible-history.js';
import { scanKey } from './scan-key.js';

/** Number the goods travel under, and the client account whose range it came from. */
export interface Connote {
  readonly connoteNumber: string;
  readonly prefixRangeId: number | null;
  readonly number: number | null;
  readonly clientCarrierAccountId: number;
}

/** Properties of every phase. */
export interface Facts {
  readonly id: number;
  readonly owner: ConsignmentOwner;
  readonly content: ConsignmentContent;
  /** Number of content changes so far (GAP-61). */
  readonly contentRevision: number;
}

/** A consignment with a carrier: everything needed to send it. */
interface Priced extends Facts {
  readonly offer: OfferData;
  /** Null while the carrier has yet to issue the connote (GAP-22). */
  readonly connote: Connote | null;
  /** Null if pieces have no numbers. */
  readonly itemNumbers: ItemNumbersData | null;
  /** Kinds of paperwork that were opened, each once. */
  readonly printed: readonly PaperworkType[];
}

/** Before the first event. */
export interface Unknown {
  readonly phase: 'UNKNOWN';
}

/** Saved for later; its addresses and carrier may be incomplete. */
export interface Draft extends Facts {
  readonly phase: 'DRAFT';
  readonly offer: OfferData | null;
}

/** Between ConsignmentCreated and the OfferSelected of the same append. */
export interface Unpriced extends Facts {
  readonly phase: 'UNPRICED';
}

/** Ready to send: it may still be amended, deleted and manifested. */
export interface Open extends Priced {
  readonly phase: 'OPEN';
}

/** Hidden from lists; a restore returns it to the state before. */
export interface Deleted {
  readonly phase: 'DELETED';
  readonly before: Draft | Open;
}

/** With the carrier: only tracking, proofs, paperwork and erasure still change it. */
export interface Manifested extends Priced {
  readonly phase: 'MANIFESTED';
  readonly manifestId: number;
  readonly isPickupBooked: boolean;
  readonly status: TrackingStatus;
  /** ISO instant at which the status was reached at the carrier; null before the first scan. */
  readonly statusSince: string | null;
  /** The newest recorded scans, by `scanKey`. */
  readonly scans: readonly string[];
  readonly proofs: readonly ('PICKUP' | 'DELIVERY')[];
}

/** A consignment after at least one event. */
export type KnownConsignment = Draft | Unpriced | Open | Deleted | Manifested;

/**
 * A consignment by its phase. It is drafted, or created at once when both addresses and a carrier's offer are
 * settled; from then on it has a connote, unless the carrier issues that itself. While open it may be amended,
 * deleted and restored. Manifesting hands it to the carrier.
 *
 * Holds only what decisions depend on; `ConsignmentRecord` adds what screens show.
 */
export type Consignment = Unknown | KnownConsignment;

export const initialConsignment: Unknown = { phase: 'UNKNOWN' };

/** Scans stored to recognise a repeated one; more than any consignment has. */
const MAX_RECENT_SCANS = 300;

const evolvePhase = evolveBy<Consignment, ConsignmentEvent, KnownConsignment>({
  ConsignmentDrafted: (state, event) =>
    state.phase === 'UNKNOWN'
      ? { ...toFacts(event.data, 0), phase: 'DRAFT', offer: null }
      : impossible(state, event),
  ConsignmentCreated: (state, event) => {
    if (state.phase === 'UNKNOWN') return { ...toFacts(event.data, 0), phase: 'UNPRICED' };
    if (state.phase !== 'DRAFT') return impossible(state, event);
    const facts = toFacts(event.data, state.contentRevision);
    return state.offer ? toOpen(facts, state.offer) : { ...facts, phase: 'UNPRICED' };
  },
  ConsignmentAmended: (state, event) =>
    state.phase === 'DRAFT' || state.phase === 'OPEN'
      ? { ...state, content: event.data.content }
      : impossible(state, event),
  OfferSelected: (state, event) => {
    const { offer } = event.data;
    if (state.phase === 'DRAFT') return { ...state, offer };
    if (offer && state.phase === 'UNPRICED') return toOpen(state, offer);
    if (offer && state.phase === 'OPEN')
      return { ...state, offer, ...numbersKeptByOffer(offer, state) };
    return impossible(state, event);
  },
  ConnoteAssigned: (state, event) => {
    if (state.phase !== 'OPEN' && state.phase !== 'MANIFESTED') return impossible(state, event);
    const { clientCarrierAccountId } = state.offer;
    return { ...state, connote: { ...event.data, clientCarrierAccountId } };
  },
  ItemsNumbered: (state, event) =>
    state.phase === 'OPEN' ? { ...state, itemNumbers: event.data } : impossible(state, event),
  ConsignmentDeleted: (state, event) =>
    state.phase === 'DRAFT' || state.phase === 'OPEN'
      ? { phase: 'DELETED', before: state }
      : impossible(state, event),
  ConsignmentRestored: (state, event) =>
    state.phase === 'DELETED' ? state.before : impossible(state, event),
  DispatchDateRolledOver: (state, event) => {
    if (state.phase !== 'OPEN') return impossible(state, event);
    const { to: dispatchDate, etaDate } = event.data;
    return {
      ...state,
      content: { ...state.content, dispatchDate },
      offer: { ...state.offer, etaDate },
    };
  },
  ConsignmentManifested: (state, event) =>
    state.phase === 'OPEN' ? toManifested(state, event.data) : impossible(state, event),
  PickupBooked: (state, event) =>
    state.phase === 'MANIFESTED' && state.manifestId === event.data.manifestId
      ? { ...state, isPickupBooked: true }
      : impossible(state, event),
  TrackingUpdated: (state, event) => {
    if (state.phase !== 'MANIFESTED') return impossible(state, event);
    const { isLatest, status, occurredAt } = event.data;
    return {
      ...state,
      ...(isLatest && { status, statusSince: occurredAt }),
      scans: [...state.scans, scanKey(state, event.data)].slice(-MAX_RECENT_SCANS),
    };
  },
  ProofRecorded: (state, event) =>
    state.phase === 'MANIFESTED'
      ? { ...state, proofs: [...new Set([...state.proofs, event.data.kind])] }
      : impossible(state, event),
  LabelPrinted: (state, event) => {
    const { paperworkType } = event.data;
    if (state.phase === 'OPEN' || state.phase === 'MANIFESTED')
      return withPrinted(state, paperworkType);
    if (state.phase === 'DELETED' && state.before.phase === 'OPEN')
      return { ...state, before: withPrinted(state.before, paperworkType) };
    return impossible(state, event);
  },
  PersonalDataErased: (state, event) => {
    const { parties } = event.data;
    if (state.phase === 'MANIFESTED')
      return { ...state, content: eraseParties(state.content, parties) };
    if (state.phase !== 'DELETED') return impossible(state, event);
    return {
      ...state,
      before: { ...state.before, content: eraseParties(state.before.content, parties) },
    };
  },
});

/** The consignment after one more event. @throws ImpossibleHistory when the event cannot follow the phase */
export function evolve(before: Consignment, event: ConsignmentEvent): KnownConsignment {
  const after = evolvePhase(before, event);
  if (!contentEvents.has(event.type) || after.phase === 'DELETED') return after;
  return { ...after, contentRevision: after.contentRevision + 1 };
}

const toFacts = (data: ConsignmentDrafted['data'], contentRevision: number): Facts => ({
  id: data.consignmentId,
  owner: data.owner,
  content: data.content,
  contentRevision,
});

const toOpen = (facts: Facts, offer: OfferData): Open => ({
  ...facts,
  phase: 'OPEN',
  offer,
  connote: null,
  itemNumbers: null,
  printed: [],
});

const toManifested = (open: Open, { manifestId }: { readonly manifestId: number }): Manifested => ({
  ...open,
  phase: 'MANIFESTED',
  manifestId,
  isPickupBooked: false,
  status: 'MANIFESTED',
  statusSince: null,
  scans: [],
  proofs: [],
});

const withPrinted = <C extends Open | Manifested>(state: C, type: PaperworkType): C => ({
  ...state,
  printed: [...new Set([...state.printed, type])],
});

/** The numbers that stay when this offer is chosen: those of its own account and prefix. */
const numbersKeptByOffer = (
  offer: OfferData,
  { connote, itemNumbers }: Pick<Priced, 'connote' | 'itemNumbers'>,
): Pick<Priced, 'connote' | 'itemNumbers'> => ({
  connote: connote && belongsToOffer(connote, offer) ? connote : null,
  itemNumbers:
    itemNumbers?.prefixRangeId === offer.connoteSource.prefixRangeId ? itemNumbers : null,
});

/** The streams of all consignments. */
export class ConsignmentStreams extends EventStreams<Consignment, ConsignmentEvent> {}

export const consignmentStreams: StreamDefinition<Consignment, ConsignmentEvent> = {
  ...consignmentStream,
  initial: initialConsignment,
  evolve,
  owner: (consignment) => {
    if (consignment.phase === 'UNKNOWN') return null;
    return consignment.phase === 'DELETED' ? consignment.before.owner : consignment.owner;
  },
};
