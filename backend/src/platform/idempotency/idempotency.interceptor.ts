import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  StreamableFile,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { catchError, concatMap, from, type Observable, of } from 'rxjs';
import { configure } from 'safe-stable-stringify';

import { positionHeaders } from '@contracts/realtime/position.js';

import type { Actor } from '../actor.js';
import { DomainError } from '../domain-error.js';
import type { IdKind } from '../id-allocator.js';
import { currentRequest, writtenHeader } from '../request-context.js';
import type { RequestWithFile } from '../uploads/receive-file.js';
import { IdempotencyKeyTooLong } from './idempotency.errors.js';
import { IdempotencyService, type OperationRequest } from './idempotency.service.js';
import type { Operation } from './operations-in-flight.js';
import type { OperationKey, StoredResult } from './stored-operation.js';

/** Metadata of a route or controller with `IgnoresIdempotencyKey`. */
export const IGNORES_KEY = 'ignores-idempotency-key';
const RESERVED_KINDS = 'reserved-id-kinds';

/** The request as the interceptor passes it to the handler. */
interface RequestWithOperation {
  operationId?: string;
}

/** For POSTs that only read, and those whose response must never be stored. */
export const IgnoresIdempotencyKey = () => SetMetadata(IGNORES_KEY, true);

/** Kinds of ids the route always allocates: reserving them with the key costs nothing extra. */
export const ReservesId = (...kinds: IdKind[]) => SetMetadata(RESERVED_KINDS, kinds);

/** Operation of a request with an Idempotency-Key; undefined without the header. */
export const OperationId = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<RequestWithOperation>().operationId,
);

const MAX_KEY_LENGTH = 100;
const stringify = configure({ deterministic: true });

/** Request that the guard has passed. */
type CallerRequest = Request & { readonly user?: Actor };

/** Null for a request without a key. @throws IdempotencyKeyTooLong */
function operationKey(request: CallerRequest, route: string): OperationKey | null {
  const key = request.get('Idempotency-Key');
  if (key === undefined || !request.user) return null;
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) throw new IdempotencyKeyTooLong();
  return { scope: `${request.user.identity.id} ${route}`, key };
}

/** Distinguishes requests with the same key, by URL, body and content of the file. */
export function fingerprint(request: Request & RequestWithFile): string {
  const body: unknown = request.body;
  const fields = body === undefined ? '' : stringify(body);
  const content = request.uploadedFile ? `${fields}\n${request.uploadedFile.digest}` : fields;
  return createHash('sha256').update(`${request.originalUrl}\n${content}`).digest('base64');
}

/** `Idempotency-Key` on POSTs: the same key and body return the same result (architecture.md, section 3). */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly operations: IdempotencyService,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const operationRequest = this.operationRequest(context);
    if (!operationRequest) return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    const started = await this.operations.begin(operationRequest);
    if ('result' in started) return of(replay(started.result, response));
    context.switchToHttp().getRequest<RequestWithOperation>().operationId = started.operation.id;
    const scope = currentRequest();
    if (scope) scope.operation = started.operation;
    return this.work(started.operation, next, response);
  }

  /** Null if the request has no key or its route ignores it. */
  private operationRequest(context: ExecutionContext): OperationRequest | null {
    if (context.getType() !== 'http') return null;
    const request = context.switchToHttp().getRequest<CallerRequest>();
    if (request.method !== 'POST') return null;
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(IGNORES_KEY, targets)) return null;
    const key = operationKey(request, `${context.getClass().name}.${context.getHandler().name}`);
    if (!key) return null;
    const kinds = this.reflector.get<IdKind[] | undefined>(RESERVED_KINDS, context.getHandler());
    return { key, fingerprint: fingerprint(request), reserves: kinds ?? [] };
  }

  private work(operation: Operation, next: CallHandler, response: Response): Observable<unknown> {
    return next.handle().pipe(
      concatMap(async (body: unknown) => {
        await this.settle(operation, body, response);
        return body;
      }),
      catchError((error: unknown) => from(this.giveUp(operation, error))),
    );
  }

  private settle(operation: Operation, body: unknown, response: Response): Promise<void> {
    // A file is never the result of a change: it can be created again.
    if (body instanceof StreamableFile) return this.operations.fail(operation, false);
    const position = writtenHeader();
    const type = response.getHeader('Content-Type');
    const isText = typeof body === 'string' && typeof type === 'string';
    const { statusCode: status } = response;
    return this.operations.succeed(operation, {
      ...{ status, body, position },
      ...(isText && { contentType: type }),
    });
  }

  private async giveUp(operation: Operation, error: unknown): Promise<never> {
    const isRejection = error instanceof DomainError || error instanceof HttpException;
    const hasWritten = currentRequest()?.writtenPosition != null;
    await this.operations.fail(operation, hasWritten || !isRejection);
    throw error;
  }
}

function replay(result: StoredResult, response: Response): unknown {
  const { status, body, position, contentType } = result;
  response.status(status);
  if (contentType !== undefined) response.type(contentType);
  if (position !== null) response.setHeader(positionHeaders.written, position);
  return body;
}
