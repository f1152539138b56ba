import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { remove } from '../domain/removal.js';
import { ChangeTogether } from './change-together.js';

/** Takes open consignments off the list: all of them, or none. */
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
  constructor(private readonly together: ChangeTogether) {}

  async execute({ ids, actor }: DeleteConsignments): Promise<void> {
    await this.together.change(ids, { actor, permission: 'UPDATE_CONSIGNMENT' }, remove);
  }
}
