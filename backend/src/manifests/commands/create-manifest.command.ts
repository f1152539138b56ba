import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { CreateManifestRequest } from '@contracts/requests/create-manifest.request.js';
import type { CreatedManifestView } from '@contracts/views/manifest.view.js';

import { ConsignmentStreams, type Consignment } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { Operations } from '../../platform/idempotency/operations.js';
import { mapAtMost } from '../../platform/map-at-most.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { createdManifest } from './created-manifest.js';
import { ManifestStarter } from './manifest-starter.js';
import { ManifestingProcess } from './manifesting-process.js';

const AT_ONCE = 20;

/** Hands the selected consignments to their carrier; answers when all of them are settled. */
export class CreateManifest extends Command<CreatedManifestView> {
  constructor(
    readonly request: CreateManifestRequest,
    readonly actor: Actor,
    readonly operationId?: string,
  ) {
    super();
  }
}

@CommandHandler(CreateManifest)
export class CreateManifestHandler implements ICommandHandler<CreateManifest> {
  constructor(
    private readonly consignments: ConsignmentStreams,
    private readonly operations: Operations,
    private readonly starter: ManifestStarter,
    private readonly process: ManifestingProcess,
  ) {}

  async execute(command: CreateManifest): Promise<CreatedManifestView> {
    const { actor, operationId } = command;
    const selected = await this.select(command);
    const manifestId = await this.operations.reserveId(operationId, 'manifest');
    await this.start(manifestId, selected, command);
    return createdManifest(await this.process.resume(manifestId, actor));
  }

  /** @throws RecordNotFound when one of them is out of reach for either right; then nothing is done */
  private select({ request, actor }: CreateManifest): Promise<Consignment[]> {
    const access = { actor, permission: 'UPDATE_CONSIGNMENT' } as const;
    return mapAtMost(AT_ONCE, [...new Set(request.consignmentIds)], async (id) => {
      const { state } = await this.consignments.load(id, access);
      if (!actor.covers('READ_MANIFEST', state.owner))
        throw new RecordNotFound(`consignment ${id}`);
      return state;
    });
  }

  private start(
    manifestId: number,
    selected: readonly Consignment[],
    { request, actor }: CreateManifest,
  ): Promise<void> {
    const wish = {
      isBookingAsked: request.autoPickupBooking,
      readyTime: request.readyTime ?? null,
      closingTime: request.closingTime ?? null,
      acceptsRollover: request.rollover ?? false,
    };
    return this.starter.start(manifestId, selected, wish, actor);
  }
}
