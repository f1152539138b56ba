import { Injectable } from '@nestjs/common';

import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';

import {
  eventsSince,
  parseCursor,
  PublicEventQueries,
  type PlacedEvent,
  toCursor,
} from '../../event-feed/index.js';
import { Clock } from '../../platform/clock.js';
import type { RunningFlow } from './flow-connection.js';
import type { FlowFile } from './flow-file.js';
import { FlowFileRepository } from './flow-file.repository.js';
import { FlowServers } from './flow-servers.js';
import { FlowRepository } from './flow.repository.js';
import { eventFormats, type OutgoingKind, writeEventFile } from './formats/event-file.js';
import { fileFormats } from './formats/written-file.js';

const MAX_EVENTS = 5_000;
const EVENTS_PER_READ = 1_000;
/** Maximum files sent by one run; the rest follows immediately in the next. */
const FILES_PER_RUN = 10;

/**
 * Runs flows that send events in files. A file's bytes are stored before it is sent, so that every attempt sends the
 * same, and files of a flow are numbered without gaps.
 */
@Injectable()
export class EventFileSender {
  constructor(
    private readonly flows: FlowRepository,
    private readonly files: FlowFileRepository,
    private readonly events: PublicEventQueries,
    private readonly servers: FlowServers,
    private readonly clock: Clock,
  ) {}

  /** Connects only when there is something to send. @throws TransferFailed when the server fails */
  async run(flow: RunningFlow): Promise<void> {
    let current: RunningFlow | null = flow;
    for (let sent = 0; current && sent < FILES_PER_RUN; sent += 1) {
      const file = await this.nextFile(current);
      if (!file) return;
      await this.sendWaiting(current, file);
      current = await this.flows.find(flow.id, this.clock.now());
    }
    await this.flows.runAgain(flow.id, this.clock.now());
  }

  /** Creates the next file, unless one is already waiting; null if there is nothing new. */
  private async nextFile(flow: RunningFlow): Promise<FlowFile | null> {
    const waiting = await this.files.findWaiting(flow.id);
    if (waiting) return waiting;
    const { events, cursor } = await readEvents(flow, this.events);
    if (events.length === 0) {
      if (cursor !== flow.cursor) await this.flows.saveCursor(flow.id, cursor);
      return null;
    }
    const number = flow.lastNumber + 1;
    const kind = flow.kind as OutgoingKind;
    const written = writeEventFile({ flowId: flow.id, number, kind, events }, flow.integrationType);
    const batch = { written, number, events: events.length, cursor };
    await this.files.addBatch(flow, batch, this.clock.now());
    return this.files.findWaiting(flow.id);
  }

  private async sendWaiting(flow: RunningFlow, file: FlowFile): Promise<void> {
    const content = await this.files.findContent(file.id);
    if (content) {
      const { contentType } = fileFormats[flow.integrationType];
      const key = `integration-flow/${flow.id}/${file.number}`;
      await this.servers.send(flow, { ...content, contentType }, key);
    }
    const details = content ? '' : texts.contentNotStored;
    await this.files.change(file.id, { state: 'SENT', step: 'SENT', details }, this.clock.now());
  }
}

/** The next events, and the position after all that were examined. */
async function readEvents(
  { cursor, liveFrom, clientIds, kind }: RunningFlow,
  journal: PublicEventQueries,
): Promise<{ events: PlacedEvent[]; cursor: string }> {
  const scope = { isUnrestricted: false, clientIds, customerIds: [] };
  const { types } = eventFormats[kind as OutgoingKind];
  let after = cursor === null ? await journal.before(liveFrom) : parseCursor(cursor);
  const events: PlacedEvent[] = [];
  for (let hasMore = true; hasMore && events.length < MAX_EVENTS;) {
    const limit = Math.min(EVENTS_PER_READ, MAX_EVENTS - events.length);
    const part = await journal.read(scope, { after, limit, types });
    const isFirst = cursor === null && events.length === 0;
    events.push(...(isFirst ? eventsSince(part.events, liveFrom) : part.events));
    after = part.end;
    hasMore = part.hasMore;
  }
  return { events, cursor: toCursor(after) };
}
