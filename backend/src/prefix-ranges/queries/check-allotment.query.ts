import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { PrefixRangeStreams } from '../domain/prefix-range.js';
import { allotNumbers, type AllotmentRequest } from '../domain/register-and-allot.js';

/** Rejects an allotment that is not possible now; writes nothing. @throws NotEnoughNumbers, RangeNotInUse */
export class CheckAllotment extends Query<void> {
  constructor(
    readonly prefixRangeId: number,
    readonly request: AllotmentRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(CheckAllotment)
export class CheckAllotmentHandler implements IQueryHandler<CheckAllotment> {
  constructor(private readonly ranges: PrefixRangeStreams) {}

  async execute({ prefixRangeId, request, actor }: CheckAllotment): Promise<void> {
    const { state } = await this.ranges.load(prefixRangeId, { actor, permission: null });
    allotNumbers(state, request);
  }
}
