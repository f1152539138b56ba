import { Injectable } from '@nestjs/common';

import { FetchedFileService } from '../../imports/index.js';
import { Clock } from '../../platform/clock.js';
import type { InboundFlow } from './flow-connection.js';
import { FlowFileRepository } from './flow-file.repository.js';
import { FlowServers } from './flow-servers.js';
import { FlowRepository } from './flow.repository.js';
import { FlowTiming } from './flow-timing.js';
import { InboundRun } from './inbound-run.js';
import type { DeliveredLabels } from './labels/label-delivery.js';

/** Runs flows of incoming files. */
@Injectable()
export class FileCollector {
  constructor(
    private readonly flows: FlowRepository,
    private readonly files: FlowFileRepository,
    private readonly imports: FetchedFileService,
    private readonly servers: FlowServers,
    private readonly clock: Clock,
    private readonly timing: FlowTiming,
  ) {}

  /** @throws TransferFailed when the server fails */
  run(flow: InboundFlow, canAcknowledge: DeliveredLabels['canAcknowledge']): Promise<void> {
    const { flows, files, imports, clock } = this;
    const { minUnchangedMs } = this.timing;
    const dependencies = { flows, files, imports, clock, minUnchangedMs, canAcknowledge };
    return this.servers.withSource(flow, (source) =>
      new InboundRun(flow, source, dependencies).run(),
    );
  }
}
