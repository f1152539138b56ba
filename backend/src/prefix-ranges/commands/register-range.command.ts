import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { registerRange, type NewRange } from '../domain/register-and-allot.js';
import { PrefixRangeStreams } from '../domain/prefix-range.js';

/**
 * Registers the numbers of a connote prefix; returns the range's id, the same for the same operation. The calling
 * service checks the scope.
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
    private readonly operations: IdempotencyService,
  ) {}

  async execute({ range, actor, operationId }: RegisterRange): Promise<number> {
    const prefixRangeId = await this.operations.reserveId(operationId, 'prefixRange');
    const access = { actor, permission: null, ...(operationId && { operationId }) };
    await this.ranges.create(prefixRangeId, access, registerRange({ ...range, prefixRangeId }));
    return prefixRangeId;
  }
}
