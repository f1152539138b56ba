import {
  HttpException,
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { catchError, concatMap, from, of, type Observable } from 'rxjs';

import { positionHeaders } from '@contracts/realtime/position.js';

import { DomainError } from '../domain-error.js';
import type { IdKind } from '../id-allocator.js';
import { currentScope } from '../request-scope.js';
import {
  IGNORES_KEY,
  RESERVED_KINDS,
  type RequestWithOperation,
} from './idempotency.decorators.js';
import { fingerprint, operationKey, type CallerRequest } from './keyed-request.js';
import type { KeptResult } from './operation-store.js';
import { Operations, type Operation, type OperationRequest } from './operations.js';

/** `Idempotency-Key` on POSTs: the same key and body answers the same result (architecture.md, section 3). */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly operations: Operations,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const asked = this.asked(context);
    if (!asked) return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    const begun = await this.operations.begin(asked);
    if ('result' in begun) return of(replay(begun.result, response));
    context.switchToHttp().getRequest<RequestWithOperation>().operationId = begun.operation.id;
    const scope = currentScope();
    if (scope) scope.operation = begun.operation;
    return this.work(begun.operation, next, response);
  }

  /** Null when the request has no key, or its route has no use for one. */
  private asked(context: ExecutionContext): OperationRequest | null {
    if (context.getType() !== 'http') return null;
    const request = context.switchToHttp().getRequest<CallerRequest>();
    if (request.method !== 'POST') return null;
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(IGNORES_KEY, places)) return null;
    const key = operationKey(request, `${context.getClass().name}.${context.getHandler().name}`);
    if (!key) return null;
    const kinds = this.reflector.get<IdKind[] | undefined>(RESERVED_KINDS, context.getHandler());
    return { key, fingerprint: fingerprint(request), reserves: kinds ?? [] };
  }

  private work(operation: Operation, next: CallHandler, response: Response): Observable<unknown> {
    return next.handle().pipe(
      concatMap(async (body: unknown) => {
        await this.settle(operation, body, response.statusCode);
        return body;
      }),
      catchError((error: unknown) => from(this.giveUp(operation, error))),
    );
  }

  private settle(operation: Operation, body: unknown, status: number): Promise<void> {
    // A file is never the answer of a change: it can be made again.
    if (body instanceof StreamableFile) return this.operations.fail(operation, false);
    const position = currentScope()?.writtenPosition ?? null;
    return this.operations.succeed(operation, { status, body, position });
  }

  private async giveUp(operation: Operation, error: unknown): Promise<never> {
    const isRefusal = error instanceof DomainError || error instanceof HttpException;
    const hasWritten = currentScope()?.writtenPosition != null;
    await this.operations.fail(operation, hasWritten || !isRefusal);
    throw error;
  }
}

function replay({ status, body, position }: KeptResult, response: Response): unknown {
  response.status(status);
  if (position !== null) response.setHeader(positionHeaders.written, position);
  return body;
}
