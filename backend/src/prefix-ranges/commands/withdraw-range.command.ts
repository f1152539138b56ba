import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { withdrawRange } from '../domain/register-and-allot.js';
import { PrefixRangeStreams } from '../domain/prefix-range.js';

/** Withdraws a range of numbers. The calling service checks the scope. */
export class WithdrawRange extends Command<void> {
  constructor(
    readonly prefixRangeId: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(WithdrawRange)
export class WithdrawRangeHandler implements ICommandHandler<WithdrawRange> {
  constructor(private readonly ranges: PrefixRangeStreams) {}

  async execute({ prefixRangeId, actor }: WithdrawRange): Promise<void> {
    await this.ranges.change(prefixRangeId, { actor, permission: null }, withdrawRange);
  }
}
