import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { allot, type AllotmentRequest } from '../domain/allotting.js';
import { PrefixRangeStreams } from '../domain/prefix-range-streams.js';

/** Hands a block of numbers to a client's carrier account. The caller has checked the right to. */
export class AllotRange extends Command<void> {
  constructor(
    readonly prefixRangeId: number,
    readonly request: AllotmentRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AllotRange)
export class AllotRangeHandler implements ICommandHandler<AllotRange> {
  constructor(private readonly ranges: PrefixRangeStreams) {}

  async execute({ prefixRangeId, request, actor }: AllotRange): Promise<void> {
    await this.ranges.change(prefixRangeId, { actor, permission: null }, (range) =>
      allot(range, request),
    );
  }
}
