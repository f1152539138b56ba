import { Injectable } from '@nestjs/common';

import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';

import type { PlacedEvent } from '../../event-feed/index.js';
import { Clock } from '../../platform/clock.js';
import { EventFileRepository } from './event-file.repository.js';
import { EventReads } from './event-reads.js';
import type { RunningFlow } from './flow-connection.js';
import type { FlowFile } from './flow-file.js';
import { FlowFileRepository } from './flow-file.repository.js';
import { FlowServers } from './flow-servers.js';
import { FlowRepository } from './flow.repository.js';
import { type OutgoingKind, writeEventFile } from './formats/event-file.js';
import { fileFormats } from './formats/written-file.js';

/** Maximum files sent by one run; the rest follows immediately in the next. */
const FILES_PER_RUN = 10;

/** Events of the next file. */
interface NextEvents {
  readonly events: readonly PlacedEvent[];
  /** Position after all that were examined. */
  readonly cursor: string;
  readonly isResend: boolean;
}

/**
 * Runs flows that send events in files. A file's bytes are stored before it is sent, so that every attempt sends the
 * same, and files of a flow are numbered without gaps.
 */
@Injectable()
export class EventFileSender {
  constructor(
    private readonly flows: FlowRepository,
    private readonly files: FlowFileRepository,
    private readonly batches: EventFileRepository,
    private readonly reads: EventReads,
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

  /** Creates the next file, unless one is already waiting; null if there is nothing to send. */
  private async nextFile(flow: RunningFlow): Promise<FlowFile | null> {
    const waiting = await this.files.findWaiting(flow.id);
    if (waiting) return waiting;
    const next = (await this.newEvents(flow)) ?? (await this.eventsToResend(flow));
    if (!next) return null;
    const { events, cursor, isResend } = next;
    const number = flow.lastNumber + 1;
    const kind = flow.kind as OutgoingKind;
    const written = writeEventFile(
      { flowId: flow.id, number, kind, events, isResend },
      flow.integrationType,
    );
    const batch = { written, number, events: events.length, cursor, isResend };
    await this.batches.add(flow, batch, this.clock.now());
    return this.files.findWaiting(flow.id);
  }

  private async newEvents(flow: RunningFlow): Promise<NextEvents | null> {
    const { events, cursor } = await this.reads.next(flow);
    if (events.length > 0) return { events, cursor, isResend: false };
    if (cursor !== flow.cursor) await this.flows.saveCursor(flow.id, cursor);
    return null;
  }

  /** New events go first: a long resend does not delay them. */
  private async eventsToResend(flow: RunningFlow): Promise<NextEvents | null> {
    if (!flow.resend) return null;
    const { events, cursor } = await this.reads.again(flow, flow.resend);
    if (events.length > 0) return { events, cursor, isResend: true };
    await this.batches.endResend(flow);
    return null;
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
