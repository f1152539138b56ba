import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { Operations } from '../../platform/idempotency/operations.js';
import { register, type NewRange } from '../domain/allotting.js';
import { PrefixRangeStreams } from '../domain/prefix-range-streams.js';

/**
 * Opens the numbers of a connote prefix; answers the id of the range, the same one for the same
 * operation. The caller has checked the right to.
 */
export class RegisterRange extends Command<number> {
  constructor(
    readonly range: Omit<NewRange, 'prefixRangeId'>,
    readonly actor: Actor,
    readonly operationId?: string,
  ) {
    super();
  }
}

@CommandHandler(RegisterRange)
export class RegisterRangeHandler implements ICommandHandler<RegisterRange> {
  constructor(
    private readonly ranges: PrefixRangeStreams,
    private readonly operations: Operations,
  ) {}

  async execute({ range, actor, operationId }: RegisterRange): Promise<number> {
    const prefixRangeId = await this.operations.reserveId(operationId, 'prefixRange');
    const access = { actor, permission: null, ...(operationId && { operationId }) };
    await this.ranges.create(prefixRangeId, access, register({ ...range, prefixRangeId }));
    return prefixRangeId;
  }
}
