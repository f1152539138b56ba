import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { IdAllocator } from '../../platform/id-allocator.js';
import { register, type NewRange } from '../domain/allotting.js';
import { PrefixRangeStreams } from '../domain/prefix-range-streams.js';

/** Opens the numbers of a connote prefix; answers the id of the range. The caller has checked the right to. */
export class RegisterRange extends Command<number> {
  constructor(
    readonly range: Omit<NewRange, 'prefixRangeId'>,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RegisterRange)
export class RegisterRangeHandler implements ICommandHandler<RegisterRange> {
  constructor(
    private readonly ranges: PrefixRangeStreams,
    private readonly ids: IdAllocator,
  ) {}

  async execute({ range, actor }: RegisterRange): Promise<number> {
    const prefixRangeId = await this.ids.next('prefixRange');
    await this.ranges.create(
      prefixRangeId,
      { actor, permission: null },
      register({ ...range, prefixRangeId }),
    );
    return prefixRangeId;
  }
}
