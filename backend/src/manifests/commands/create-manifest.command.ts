import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { CreateManifestRequest } from '@contracts/requests/create-manifest.request.js';
import type { CreatedManifestView } from '@contracts/views/manifest.view.js';

import {
  ConsignmentStreams,
  type ConsignmentSummary,
  toSummary,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { CannotManifest } from '../domain/manifest.errors.js';
import type { StartedManifest } from '../domain/manifest.js';
import { ManifestCreation } from './manifest-creation.js';
import { ManifestingProcess, ManifestQueue } from './manifesting-process.js';

/** Maps a manifest to the response. @throws CannotManifest when no consignment could be manifested */
function toCreatedManifestView({
  id,
  started: { consignmentIds, manifestNumber },
  addedIds,
  leftOut,
}: StartedManifest): CreatedManifestView {
  if (addedIds.length === 0) throw new CannotManifest('manifested', { consignmentIds });
  return {
    id,
    manifestNumber,
    leftOut: leftOut.map(({ consignmentId, reason }) => ({ id: consignmentId, reason })),
  };
}

const CONCURRENCY = 20;

/** Manifests the selected consignments; responds once each is added or left out. */
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
    private readonly operations: IdempotencyService,
    private readonly creation: ManifestCreation,
    private readonly process: ManifestingProcess,
    private readonly queue: ManifestQueue,
  ) {}

  async execute(command: CreateManifest): Promise<CreatedManifestView> {
    const [first] = await this.select(command, command.request.consignmentIds.slice(0, 1));
    const customerId = first?.owner.customerId ?? 0;
    return this.queue.run(customerId, () => this.manifest(command));
  }

  private async manifest(command: CreateManifest): Promise<CreatedManifestView> {
    const { actor, operationId } = command;
    const selected = await this.select(command, command.request.consignmentIds);
    const manifestId = await this.operations.reserveId(operationId, 'manifest');
    await this.start(manifestId, selected, command);
    const manifest = await this.process.resume(manifestId, actor);
    if (!manifest) throw new RecordNotFound(`manifest ${manifestId}`);
    return toCreatedManifestView(manifest);
  }

  /** Loads all of them. @throws RecordNotFound when one is outside the scope of either permission */
  private select({ actor }: CreateManifest, ids: readonly number[]): Promise<ConsignmentSummary[]> {
    const access = { actor, permission: 'UPDATE_CONSIGNMENT' } as const;
    return mapConcurrently(CONCURRENCY, [...new Set(ids)], async (id) => {
      const { state } = await this.consignments.load(id, access);
      const consignment = toSummary(state);
      if (!actor.covers('READ_MANIFEST', consignment.owner))
        throw new RecordNotFound(`consignment ${id}`);
      return consignment;
    });
  }

  private start(
    manifestId: number,
    selected: readonly ConsignmentSummary[],
    { request, actor }: CreateManifest,
  ): Promise<void> {
    const options = {
      isBookingRequested: request.autoPickupBooking,
      readyTime: request.readyTime ?? null,
      closingTime: request.closingTime ?? null,
      acceptsRollover: request.rollover ?? false,
    };
    return this.creation.start(manifestId, selected, options, actor);
  }
}
