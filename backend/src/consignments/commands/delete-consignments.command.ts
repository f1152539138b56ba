import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { deleteConsignment } from '../domain/removal.js';
import { ConsignmentBatchUpdate } from './consignment-batch-update.js';

/** Deletes drafts and open consignments (`ConsignmentBatchUpdate`). */
export class DeleteConsignments extends Command<void> {
  constructor(
    readonly ids: readonly number[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(DeleteConsignments)
export class DeleteConsignmentsHandler implements ICommandHandler<DeleteConsignments> {
  constructor(private readonly batch: ConsignmentBatchUpdate) {}

  async execute({ ids, actor }: DeleteConsignments): Promise<void> {
    await this.batch.change(ids, { actor, permission: 'UPDATE_CONSIGNMENT' }, deleteConsignment);
  }
}
