import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { NumberBlock } from '@contracts/events/prefix-range.events.js';

import type { Actor } from '../../platform/actor.js';
import { allotNumbers, type AllotmentRequest } from '../domain/register-and-allot.js';
import { PrefixRangeStreams, type RegisteredRange } from '../domain/prefix-range.js';

/** Numbers of an account after an allotment, and the total allotted from the range. */
export interface AllotmentResult {
  readonly blocks: readonly NumberBlock[];
  readonly latestNumber: number | null;
  readonly totalAllotted: number;
}

/** Allots a block of numbers to a client's carrier account. The calling service checks the scope. */
export class AllotRange extends Command<AllotmentResult> {
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

  async execute({ prefixRangeId, request, actor }: AllotRange): Promise<AllotmentResult> {
    const range = await this.ranges.change(prefixRangeId, { actor, permission: null }, (before) =>
      allotNumbers(before, request),
    );
    return allottedTo(request.clientCarrierAccountId, range);
  }
}

function allottedTo(accountId: number, range: RegisteredRange): AllotmentResult {
  const account = range.accounts.get(accountId);
  return {
    blocks: account?.blocks ?? [],
    latestNumber: account?.latest ?? null,
    totalAllotted: range.allottedTo - range.block.from + 1,
  };
}
