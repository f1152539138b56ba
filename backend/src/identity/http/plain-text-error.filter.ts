import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';

import { DomainError } from '../../platform/domain-error.js';
import { errorBody, setRetryAfter } from '../../platform/http/error.filter.js';

/** Renders login errors as plain text (api.md, conventions). */
@Catch(DomainError)
export class PlainTextErrorFilter implements ExceptionFilter {
  catch(error: DomainError, host: ArgumentsHost): void {
    const { statusCode, message } = errorBody(error);
    const response = host.switchToHttp().getResponse<Response>();
    setRetryAfter(response, error);
    response.status(statusCode).type('text/plain').send(message);
  }
}
