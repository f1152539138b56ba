import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';

import { positionHeaders } from '@contracts/realtime/position.js';

import { InvalidRequest } from '../invalid-request.js';
import { currentScope } from '../request-scope.js';
import { ReadModelProgress } from './read-model-progress.js';

const READS_FROM = 'reads-from';

/** Projections the route reads from: X-After-Position waits for these. */
export const ReadsFrom = (...projections: string[]) => SetMetadata(READS_FROM, projections);

const MAX_WAIT_MS = 2_000;
/** Format of either event store; positions no event can have are not waited for. */
const POSITION = /^(\d{19}|\d{20}:\d{20})$/;

/** Delays a read with `X-After-Position` until its projections have reached that position, at most 2 s. */
@Injectable()
export class ReadYourWritesInterceptor implements NestInterceptor {
  constructor(
    private readonly progress: ReadModelProgress,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const after = wantedPosition(context);
    if (after === null) return next.handle();
    const projections = this.reflector.get<string[] | undefined>(READS_FROM, context.getHandler());
    if (!projections) return next.handle();
    const reached = await this.progress.waitFor(projections, after, MAX_WAIT_MS);
    if (reached < after)
      context.switchToHttp().getResponse<Response>().setHeader(positionHeaders.read, reached);
    return next.handle();
  }
}

function wantedPosition(context: ExecutionContext): string | null {
  if (context.getType() !== 'http') return null;
  const after = context.switchToHttp().getRequest<Request>().get(positionHeaders.after);
  if (after === undefined || after === '') return null;
  if (!POSITION.test(after))
    throw new InvalidRequest([
      { path: 'X-After-Position', message: 'X-After-Position is not a position' },
    ]);
  return after;
}

/** Returns the position written by a command, for subsequent reads. */
@Injectable()
export class EventPositionInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      tap(() => {
        const written = currentScope()?.writtenPosition;
        if (written && !response.headersSent) response.setHeader(positionHeaders.written, written);
      }),
    );
  }
}
