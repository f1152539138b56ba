import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { ConsignmentStreams, ManifestReturn } from '../../consignments/index.js';
import { Operations } from '../../platform/idempotency/operations.js';
import { ManifestStarter } from './manifest-starter.js';
import { ManifestingProcess } from './manifesting-process.js';

/** The message is declared by the consignments, which must not know this context. */
@CommandHandler(ManifestReturn)
export class ManifestReturnHandler implements ICommandHandler<ManifestReturn> {
  constructor(
    private readonly consignments: ConsignmentStreams,
    private readonly operations: Operations,
    private readonly starter: ManifestStarter,
    private readonly process: ManifestingProcess,
  ) {}

  async execute({ consignmentId, actor, operationId }: ManifestReturn) {
    const { state } = await this.consignments.read(consignmentId);
    if (state.manifestId !== null) return { manifestId: state.manifestId };
    if (!(await this.starter.isManifestingEnabled(state))) return null;

    const manifestId = await this.operations.reserveId(operationId, 'manifest');
    await this.starter.start(manifestId, [state], noPickup, actor);
    await this.process.resume(manifestId, actor);
    return { manifestId };
  }
}

const noPickup = {
  isBookingAsked: false,
  readyTime: null,
  closingTime: null,
  acceptsRollover: true,
} as const;
