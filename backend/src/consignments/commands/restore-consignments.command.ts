import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { restore } from '../domain/removal.js';
import { ChangeTogether } from './change-together.js';

/** Brings deleted consignments back to the list: all of them, or none. */
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
  constructor(private readonly together: ChangeTogether) {}

  async execute({ ids, actor }: RestoreConsignments): Promise<void> {
    await this.together.change(ids, { actor, permission: 'UPDATE_CONSIGNMENT' }, restore);
  }
}
