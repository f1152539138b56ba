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

import { parseKnownState, type Position, positionHeaders } from '@contracts/realtime/position.js';

import { InvalidRequest } from '../invalid-request.js';
import { writtenHeader } from '../request-scope.js';
import { ReadModelProgress } from './read-model-progress.js';

const READS_FROM = 'reads-from';

/** Projections the route reads from: X-After-Position waits for these. */
export const ReadsFrom = (...projections: string[]) => SetMetadata(READS_FROM, projections);

const MAX_WAIT_MS = 2_000;

/**
 * Read your own writes: a read with `X-After-Position` waits until its projections have reached that position, at
 * most 2 s, and a response says in `X-Event-Position` what its request has written. Records are waited for earlier,
 * by `waitForRecords`.
 */
@Injectable()
export class ReadYourWritesInterceptor implements NestInterceptor {
  constructor(
    private readonly progress: ReadModelProgress,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    const readAt = await this.waitForProjections(context);
    if (readAt !== null) response.setHeader(positionHeaders.read, readAt);
    return next.handle().pipe(
      tap(() => {
        const written = writtenHeader();
        if (written !== null && !response.headersSent)
          response.setHeader(positionHeaders.written, written);
      }),
    );
  }

  /** The position they have reached if that is too early, else null. */
  private async waitForProjections(context: ExecutionContext): Promise<Position | null> {
    const after = wantedPosition(context.switchToHttp().getRequest<Request>());
    const projections = this.reflector.get<string[] | undefined>(READS_FROM, context.getHandler());
    if (after === '' || !projections) return null;
    const reached = await this.progress.waitFor(projections, after, MAX_WAIT_MS);
    return reached < after ? reached : null;
  }
}

function wantedPosition(request: Request): Position {
  const after = request.get(positionHeaders.after);
  if (after === undefined || after === '') return '';
  const known = parseKnownState(after);
  if (known) return known.events;
  throw new InvalidRequest([
    { path: 'X-After-Position', message: 'X-After-Position is not a position' },
  ]);
}
