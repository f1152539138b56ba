import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';

import { positionHeaders } from '@contracts/realtime/position.js';

import { InvalidRequest } from '../invalid-request.js';
import { ReadModelProgress } from './read-model-progress.js';
import { READS_FROM } from './reads-from.js';

const LONGEST_WAIT_MS = 2_000;
/** As either event store writes them; what no event can have is not waited for. */
const POSITION = /^(\d{19}|\d{20}:\d{20})$/;

/** A read that says `X-After-Position` is not answered from before that position, if that can be had in 2 s. */
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
    const reached = await this.progress.waitFor(projections, after, LONGEST_WAIT_MS);
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
