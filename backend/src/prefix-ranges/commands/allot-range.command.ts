import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { allot, type AllotmentRequest } from '../domain/allotting.js';
import type { PrefixRange } from '../domain/prefix-range.js';
import { PrefixRangeStreams } from '../domain/prefix-range-streams.js';

/** What an account has after it was allotted a block, and how much the range has handed out in all. */
export interface Allotted {
  readonly rangeStart: number;
  readonly rangeEnd: number;
  readonly latestNumber: number | null;
  readonly handedOut: number;
}

/** Hands a block of numbers to a client's carrier account. The caller has checked the right to. */
export class AllotRange extends Command<Allotted> {
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

  async execute({ prefixRangeId, request, actor }: AllotRange): Promise<Allotted> {
    const range = await this.ranges.change(prefixRangeId, { actor, permission: null }, (before) =>
      allot(before, request),
    );
    return allottedTo(request.clientCarrierAccountId, range);
  }
}

function allottedTo(accountId: number, range: PrefixRange): Allotted {
  const account = range.accounts.get(accountId);
  return {
    rangeStart: account?.blocks[0]?.from ?? 0,
    rangeEnd: account?.blocks.at(-1)?.to ?? 0,
    latestNumber: account?.latest ?? null,
    handedOut: range.allottedTo - range.block.from + 1,
  };
}
