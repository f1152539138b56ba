import { Injectable } from '@nestjs/common';

import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';

import { Clock } from '../../platform/clock.js';
import { EventFileRepository, type NewBatch } from './event-file.repository.js';
import { type EventPart, FlowEventReader } from './flow-event.reader.js';
import type { RunningFlow } from './flow-connection.js';
import type { FlowFile } from './flow-file.js';
import { FlowFileRepository } from './flow-file.repository.js';
import { FlowServers } from './flow-servers.js';
import { FlowRepository } from './flow.repository.js';
import { type OutgoingKind, writeEventFile } from './formats/event-file.js';
import { writeProofFiles } from './formats/proof-file.js';
import { writtenFormats, imageFormat } from './formats/written-file.js';

/** Maximum files sent by one run; the rest follows immediately in the next. */
const FILES_PER_RUN = 10;

/** Events of the next file. */
interface NextEvents extends EventPart {
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
    private readonly eventReader: FlowEventReader,
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
    await this.batches.add(flow, batchOf(flow, next), this.clock.now());
    return this.files.findWaiting(flow.id);
  }

  private async newEvents(flow: RunningFlow): Promise<NextEvents | null> {
    const part = await this.eventReader.next(flow);
    if (part.events.length > 0) return { ...part, isResend: false };
    const { cursor } = part;
    if (cursor !== flow.cursor) await this.flows.saveCursor(flow.id, cursor);
    return null;
  }

  /** New events go first: a long resend does not delay them. */
  private async eventsToResend(flow: RunningFlow): Promise<NextEvents | null> {
    if (!flow.resend) return null;
    const part = await this.eventReader.nextResent(flow, flow.resend);
    if (part.events.length > 0) return { ...part, isResend: true };
    await this.batches.endResend(flow);
    return null;
  }

  private async sendWaiting(flow: RunningFlow, file: FlowFile): Promise<void> {
    const [document, ...images] = await this.files.listContents(file.id);
    if (document) {
      const files = [
        // images first: a program that finds the document finds its images
        ...images.map((image) => ({ ...image, contentType: imageFormat.contentType })),
        { ...document, contentType: writtenFormats[flow.integrationType].contentType },
      ];
      await this.servers.send(flow, files, `integration-flow/${flow.id}/${file.number}`);
    }
    const details = document ? '' : texts.contentNotStored;
    await this.files.change(file.id, { state: 'SENT', step: 'SENT', details }, this.clock.now());
  }
}

function batchOf(flow: RunningFlow, { events, proofs, cursor, isResend }: NextEvents): NewBatch {
  const number = flow.lastNumber + 1;
  const batch = { flowId: flow.id, number, isResend };
  const kind = flow.kind as OutgoingKind;
  const isProofs = kind === 'POD_OUT';
  return {
    ...{ number, events: events.length, cursor, isResend },
    written: isProofs
      ? writeProofFiles({ ...batch, proofs, hasKinds: flow.options.pickups }, flow.integrationType)
      : { document: writeEventFile({ ...batch, kind, events }, flow.integrationType), images: [] },
    consignmentIds: isProofs ? events.map(({ subjectId }) => subjectId) : null,
  };
}
