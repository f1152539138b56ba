import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { restore } from '../domain/removal.js';
import { ConsignmentBatchUpdate } from './consignment-batch-update.js';

/** Restores deleted consignments (`ConsignmentBatchUpdate`). */
export class RestoreConsignments extends Command<void> {
  constructor(
    readonly ids: readonly number[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RestoreConsignments)
export class RestoreConsignmentsHandler implements ICommandHandler<RestoreConsignments> {
  constructor(private readonly batch: ConsignmentBatchUpdate) {}

  async execute({ ids, actor }: RestoreConsignments): Promise<void> {
    await this.batch.change(ids, { actor, permission: 'UPDATE_CONSIGNMENT' }, restore);
  }
}
