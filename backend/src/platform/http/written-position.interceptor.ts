import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { tap, type Observable } from 'rxjs';

import { positionHeaders } from '@contracts/realtime/position.js';

import { currentScope } from '../request-scope.js';

/** Answers a command with the position of what it wrote, for the reads that follow it. */
@Injectable()
export class WrittenPositionInterceptor implements NestInterceptor {
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
