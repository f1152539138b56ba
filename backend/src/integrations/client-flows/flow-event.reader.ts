import { Injectable } from '@nestjs/common';

import type { PublicEventType } from '@contracts/public-events/public-event-types.js';

import type { FlowOptionsView } from '@contracts/views/integration-flow.view.js';

import type { FlowResend } from '../../clients/index.js';
import {
  eventsSince,
  isBefore,
  type JournalPosition,
  parseCursor,
  type PositionedEvent,
  PublicEventQueries,
  toCursor,
} from '../../event-feed/index.js';
import type { RunningFlow } from './flow-connection.js';
import { eventFormats, type OutgoingKind } from './formats/event-file.js';
import { kindOfProof, type SentProof } from './formats/proof-file.js';
import { ProofReader } from './proof.reader.js';

const EVENTS_PER_READ = 1_000;
const MAX_EVENTS = 5_000;
/** Each proof can have an image, which is a file of its own to send within one session. */
const MAX_PROOFS = 100;

interface EventSelection {
  readonly types: readonly PublicEventType[];
  /** Limit of one file. */
  readonly maxEvents: number;
  readonly isWanted: (event: PositionedEvent, options: FlowOptionsView) => boolean;
}

const allOf = ({ types }: Pick<EventSelection, 'types'>): EventSelection => ({
  types,
  maxEvents: MAX_EVENTS,
  isWanted: () => true,
});

/** Events that each kind of flow sends. */
const selections: Readonly<Record<OutgoingKind, EventSelection>> = {
  CONSIGNMENTS_OUT: allOf(eventFormats.CONSIGNMENTS_OUT),
  TRACKING_OUT: allOf(eventFormats.TRACKING_OUT),
  POD_OUT: {
    types: ['consignment.proof_recorded'],
    maxEvents: MAX_PROOFS,
    isWanted: (event, { pickups }) => pickups || kindOfProof(event) === 'DELIVERY',
  },
};

/** Events for a file, and the position after all that were examined. */
export interface EventPart {
  readonly events: readonly PositionedEvent[];
  /** One for each event of a flow of proofs; empty for other flows. */
  readonly proofs: readonly SentProof[];
  readonly cursor: string;
}

/** Reads the events of outgoing flows from the public journal. */
@Injectable()
export class FlowEventReader {
  constructor(
    private readonly journal: PublicEventQueries,
    private readonly proofs: ProofReader,
  ) {}

  /** The next new events. */
  next(flow: RunningFlow): Promise<EventPart> {
    return this.read(flow, { cursor: flow.cursor, since: flow.liveFrom, to: null });
  }

  /** The next events to send again; none after the last of them. */
  nextResent(flow: RunningFlow, { cursor, from, to }: FlowResend): Promise<EventPart> {
    return this.read(flow, { cursor, since: new Date(from), to: parseCursor(to) });
  }

  private async read(flow: RunningFlow, range: ReadRange): Promise<EventPart> {
    const { events, end } = await this.readEvents(flow, range);
    if (flow.kind !== 'POD_OUT') return { events, proofs: [], cursor: toCursor(end) };
    const proofs = await this.proofs.read(events);
    const isWhole = proofs.length === events.length;
    return {
      events: events.slice(0, proofs.length),
      proofs,
      cursor: toCursor(isWhole ? end : (proofs.at(-1)?.event ?? end)),
    };
  }

  private async readEvents(
    { clientIds, kind, options }: RunningFlow,
    { cursor, since, to }: ReadRange,
  ): Promise<{ readonly events: readonly PositionedEvent[]; readonly end: JournalPosition }> {
    const scope = { isUnrestricted: false, clientIds, customerIds: [] };
    const { types, maxEvents, isWanted } = selections[kind as OutgoingKind];
    let after =
      cursor === null ? await this.journal.findPositionBefore(since) : parseCursor(cursor);
    const events: PositionedEvent[] = [];
    for (let hasMore = true; hasMore && events.length < maxEvents;) {
      const limit = Math.min(EVENTS_PER_READ, maxEvents - events.length);
      const part = await this.journal.read(scope, { after, limit, types });
      const isFirst = cursor === null && events.length === 0;
      const recent = isFirst ? eventsSince(part.events, since) : part.events;
      events.push(
        ...recent.filter((event) => isWanted(event, options) && (!to || !isBefore(to, event))),
      );
      after = part.end;
      hasMore = part.hasMore && (!to || isBefore(after, to));
    }
    return { events, end: after };
  }
}

interface ReadRange {
  /** Null at the beginning. */
  readonly cursor: string | null;
  /** Events recorded before are left out; applies while `cursor` is null. */
  readonly since: Date;
  /** Position of the last event; null for no end. */
  readonly to: JournalPosition | null;
}
