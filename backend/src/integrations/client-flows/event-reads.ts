import { Injectable } from '@nestjs/common';

import type { FlowResend } from '../../clients/index.js';
import {
  eventsSince,
  isBefore,
  type JournalPlace,
  parseCursor,
  type PlacedEvent,
  PublicEventQueries,
  toCursor,
} from '../../event-feed/index.js';
import type { RunningFlow } from './flow-connection.js';
import { eventFormats, type OutgoingKind } from './formats/event-file.js';

const MAX_EVENTS = 5_000;
const EVENTS_PER_READ = 1_000;

/** Events for a file, and the position after all that were examined. */
interface EventPart {
  readonly events: readonly PlacedEvent[];
  readonly cursor: string;
}

/** Reads the events of outgoing flows from the public journal. */
@Injectable()
export class EventReads {
  constructor(private readonly journal: PublicEventQueries) {}

  /** The next new events. */
  next(flow: RunningFlow): Promise<EventPart> {
    return this.read(flow, { cursor: flow.cursor, since: flow.liveFrom, to: null });
  }

  /** The next events to send again; none after the last of them. */
  again(flow: RunningFlow, { cursor, from, to }: FlowResend): Promise<EventPart> {
    return this.read(flow, { cursor, since: new Date(from), to: parseCursor(to) });
  }

  private async read(
    { clientIds, kind }: RunningFlow,
    { cursor, since, to }: ReadRange,
  ): Promise<EventPart> {
    const scope = { isUnrestricted: false, clientIds, customerIds: [] };
    const { types } = eventFormats[kind as OutgoingKind];
    let after = cursor === null ? await this.journal.before(since) : parseCursor(cursor);
    const events: PlacedEvent[] = [];
    for (let hasMore = true; hasMore && events.length < MAX_EVENTS;) {
      const limit = Math.min(EVENTS_PER_READ, MAX_EVENTS - events.length);
      const part = await this.journal.read(scope, { after, limit, types });
      const isFirst = cursor === null && events.length === 0;
      const wanted = isFirst ? eventsSince(part.events, since) : part.events;
      events.push(...wanted.filter((event) => !to || !isBefore(to, event)));
      after = part.end;
      hasMore = part.hasMore && (!to || isBefore(after, to));
    }
    return { events, cursor: toCursor(after) };
  }
}

interface ReadRange {
  /** Null at the beginning. */
  readonly cursor: string | null;
  /** Events recorded before are left out; applies while `cursor` is null. */
  readonly since: Date;
  /** Position of the last event; null for no end. */
  readonly to: JournalPlace | null;
}
