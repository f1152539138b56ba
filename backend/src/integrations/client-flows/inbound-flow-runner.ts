import { Injectable } from '@nestjs/common';

import { FileCollector } from './file-collector.js';
import type { InboundFlow } from './flow-connection.js';
import { LabelDelivery } from './labels/label-delivery.js';

/** Runs flows of incoming files: labels of earlier files first, since an acknowledgement names them. */
@Injectable()
export class InboundFlowRunner {
  constructor(
    private readonly collector: FileCollector,
    private readonly labels: LabelDelivery,
  ) {}

  /** @throws TransferFailed when the server fails, or the labels of a file */
  async run(flow: InboundFlow): Promise<void> {
    const { canAcknowledge, failure } = await this.labels.deliver(flow);
    await this.collector.run(flow, canAcknowledge);
    if (failure) throw failure;
  }
}
