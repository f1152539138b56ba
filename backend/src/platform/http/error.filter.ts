import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';

import { positionHeaders } from '@contracts/realtime/position.js';

import { currentScope } from '../request-scope.js';
import { errorBody } from './error-body.js';

/** The one place where something thrown becomes an answer (api.md, conventions). */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const body = errorBody(thrown);
    if (body.statusCode >= 500) this.log.error(thrown);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const written = currentScope()?.writtenPosition;
    if (written) response.setHeader(positionHeaders.written, written);
    // a route that answers text or a document has named its own type by now
    response.status(body.statusCode).type('json').json(body);
  }
}
