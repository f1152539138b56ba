import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  ConsignmentStreams,
  ManifestReturnConsignment,
  toSummary,
} from '../../consignments/index.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { ManifestCreation } from './manifest-creation.js';
import { ManifestingProcess, ManifestQueue } from './manifesting-process.js';

/** Handles a command that consignments declare, because they must not import this context. */
@CommandHandler(ManifestReturnConsignment)
export class ManifestReturnConsignmentHandler implements ICommandHandler<ManifestReturnConsignment> {
  constructor(
    private readonly consignments: ConsignmentStreams,
    private readonly operations: IdempotencyService,
    private readonly creation: ManifestCreation,
    private readonly process: ManifestingProcess,
    private readonly queue: ManifestQueue,
  ) {}

  async execute({ consignmentId, actor, operationId }: ManifestReturnConsignment) {
    const { state } = await this.consignments.load(consignmentId, { actor, permission: null });
    const consignment = toSummary(state);
    if (consignment.manifestId !== null) return { manifestId: consignment.manifestId };
    if (!(await this.creation.isManifestingEnabled(consignment))) return null;

    return this.queue.run(consignment.owner.customerId, async () => {
      const manifestId = await this.operations.reserveId(operationId, 'manifest');
      await this.creation.start(manifestId, [consignment], noPickup, actor);
      await this.process.resume(manifestId, actor);
      return { manifestId };
    });
  }
}

const noPickup = {
  isBookingRequested: false,
  readyTime: null,
  closingTime: null,
  acceptsRollover: true,
} as const;
