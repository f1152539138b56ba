import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';

import type { IdKind } from '../id-allocator.js';

export const IGNORES_KEY = 'ignores-idempotency-key';
export const RESERVED_KINDS = 'reserved-id-kinds';

/** The request as the interceptor leaves it for its handler. */
export interface RequestWithOperation {
  operationId?: string;
}

/** For POSTs that only read, and for those whose answer must never be kept. */
export const IgnoresIdempotencyKey = () => SetMetadata(IGNORES_KEY, true);

/** Kinds of ids the route always asks for: reserving them costs nothing when it is said beforehand. */
export const ReservesId = (...kinds: IdKind[]) => SetMetadata(RESERVED_KINDS, kinds);

/** The operation a request under an Idempotency-Key stands for; undefined without the header. */
export const OperationId = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<RequestWithOperation>().operationId,
);
