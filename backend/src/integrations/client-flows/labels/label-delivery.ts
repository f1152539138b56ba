import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { toError } from '../../../platform/to-error.js';
import type { InboundFlow } from '../flow-connection.js';
import type { FlowFile } from '../flow-file.js';
import { FlowFileRepository } from '../flow-file.repository.js';
import { FlowServers } from '../flow-servers.js';
import { LabelFileRepository } from './label-file.repository.js';
import { LabelMaker } from './label-maker.js';

/** Files of one run: each may have many labels to draw and send, and the others follow in the next. */
const FILES_PER_RUN = 5;
/** PDFs sent in one session, whose time is limited. */
const PARTS_PER_SESSION = 10;

/** Labels that a run has delivered. */
export interface DeliveredLabels {
  /** Whether a file can be acknowledged: its labels are on the server. */
  readonly canAcknowledge: (file: Pick<FlowFile, 'id'>) => boolean;
  /** Null if none failed. */
  readonly failure: Error | null;
}

/**
 * Writes the labels of accepted orders beside the acknowledgement, but earlier and in another session, since
 * drawing takes time. Repeating it is safe.
 */
@Injectable()
export class LabelDelivery {
  constructor(
    private readonly files: FlowFileRepository,
    private readonly labels: LabelFileRepository,
    private readonly maker: LabelMaker,
    private readonly servers: FlowServers,
    private readonly clock: Clock,
  ) {}

  /** A file that fails is tried again after a pause, like other steps. */
  async deliver(flow: InboundFlow): Promise<DeliveredLabels> {
    if (flow.kind !== 'ORDERS_IN' || !flow.options.labels)
      return { canAcknowledge: () => true, failure: null };
    const delivered = new Set<number>();
    let failure: Error | null = null;
    const due = await this.files.list(flow.id, ['COMMITTED'], this.clock.now());
    for (const file of due.slice(0, FILES_PER_RUN))
      try {
        if (await this.deliverLabels(flow, file)) delivered.add(file.id);
      } catch (error) {
        failure ??= toError(error);
        await this.files.recordFailure(file, toError(error).message, this.clock.now());
      }
    return { canAcknowledge: ({ id }) => delivered.has(id), failure };
  }

  private async deliverLabels(flow: InboundFlow, file: FlowFile): Promise<boolean> {
    const isMade =
      (await this.labels.hasAcknowledgement(file.id)) || (await this.maker.make(flow, file));
    if (!isMade) return false;
    const parts = await this.labels.listParts(file.id);
    for (let start = 0; start < parts.length; start += PARTS_PER_SESSION)
      await this.send(flow, file, parts.slice(start, start + PARTS_PER_SESSION));
    return true;
  }

  private send(flow: InboundFlow, { id }: FlowFile, parts: readonly number[]): Promise<void> {
    return this.servers.withSource(flow, async (source) => {
      for (const part of parts) {
        const file = await this.labels.find(id, part);
        if (!file) continue;
        const idempotencyKey = `integration-file/${id}/labels/${part}`;
        await source.writeLabels({ ...file, contentType: 'application/pdf', idempotencyKey });
      }
    });
  }
}
