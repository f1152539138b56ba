import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';

import { DomainError } from '../../platform/domain-error.js';
import { errorBody, setRetryAfter } from '../../platform/http/error.filter.js';

/** Returns printing errors as plain text: the screen shows the body (docs/api.md, A6). */
@Catch(DomainError, HttpException)
export class TextErrorFilter implements ExceptionFilter {
  catch(error: DomainError | HttpException, host: ArgumentsHost): void {
    const { statusCode, message } = errorBody(error);
    const response = host.switchToHttp().getResponse<Response>();
    setRetryAfter(response, error);
    response.status(statusCode).type('text/plain').send(message);
  }
}
