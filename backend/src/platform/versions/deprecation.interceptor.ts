import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';

import { Clock } from '../clock.js';
import { brownOutEndsAt } from './brown-out.js';
import { DEPRECATED, deprecatedFieldsOf, startOfDay, type Deprecation } from './deprecation.js';
import { OperationGone, OperationInBrownOut } from './version.errors.js';

const SECOND_MS = 1_000;

/** Page that explains deprecations. */
const EXPLANATION = '</api/docs>; rel="deprecation"; type="text/html"';

/** Fields of a request before they are validated. */
type SentRequest = Pick<Request, 'query'> & { readonly body: unknown };

type Handler = ReturnType<ExecutionContext['getHandler']>;

/**
 * Announces the end of deprecated operations and fields in every response to a request that uses one: `Deprecation` (RFC
 * 9745), `Sunset` (RFC 8594) and `Link`. An operation past its end or in a brown-out is not called. Runs once the body has
 * been read.
 */
@Injectable()
export class DeprecationInterceptor implements NestInterceptor {
  /** Deprecated fields of each route's query and body. */
  private readonly fields = new WeakMap<Handler, ReadonlyMap<string, Deprecation>>();

  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  /** @throws OperationGone, OperationInBrownOut */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const operation = this.reflector.get<Deprecation | undefined>(DEPRECATED, context.getHandler());
    const used = [...(operation ? [operation] : []), ...this.usedFields(context)];
    announce(used, context.switchToHttp().getResponse<Response>());
    if (operation) assertAvailable(operation, this.clock.now());
    return next.handle();
  }

  private usedFields(context: ExecutionContext): Deprecation[] {
    const fields = this.fieldsOf(context);
    if (fields.size === 0) return [];
    const { query, body } = context.switchToHttp().getRequest<SentRequest>();
    const sent = new Set([query, body].flatMap(namesIn));
    return [...fields].flatMap(([name, deprecation]) => (sent.has(name) ? [deprecation] : []));
  }

  private fieldsOf(context: ExecutionContext): ReadonlyMap<string, Deprecation> {
    const handler = context.getHandler();
    const known = this.fields.get(handler);
    if (known) return known;
    const prototype = context.getClass().prototype as object;
    const types = Reflect.getMetadata('design:paramtypes', prototype, handler.name) as
      readonly (object | undefined)[] | undefined;
    const found = new Map(
      (types ?? []).flatMap((type) => (type ? Object.entries(deprecatedFieldsOf(type)) : [])),
    );
    this.fields.set(handler, found);
    return found;
  }
}

/** @throws OperationGone, OperationInBrownOut */
function assertAvailable(operation: Deprecation, now: Date): void {
  const sunset = startOfDay(operation.sunset);
  if (sunset <= now) throw new OperationGone(operation.instead);
  const endsAt = brownOutEndsAt(sunset, now);
  if (!endsAt) return;
  const seconds = Math.ceil((endsAt.getTime() - now.getTime()) / SECOND_MS);
  throw new OperationInBrownOut(operation, seconds);
}

const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

/** Of several, the earliest days are announced. */
function announce(used: readonly Deprecation[], response: Response): void {
  const earliest = (days: string[]) => days.toSorted()[0];
  const since = earliest(used.map((one) => one.since));
  const sunset = earliest(used.map((one) => one.sunset));
  if (since === undefined || sunset === undefined) return;
  response.setHeader('Deprecation', `@${startOfDay(since).getTime() / 1_000}`);
  response.setHeader('Sunset', startOfDay(sunset).toUTCString());
  response.append('Link', EXPLANATION);
}
