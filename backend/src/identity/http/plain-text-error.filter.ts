import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';

import { DomainError } from '../../platform/domain-error.js';
import { errorBody } from '../../platform/http/error-body.js';

/** The login answers its refusals as plain text (api.md, conventions). */
@Catch(DomainError)
export class PlainTextErrorFilter implements ExceptionFilter {
  catch(refused: DomainError, host: ArgumentsHost): void {
    const { statusCode, message } = errorBody(refused);
    host.switchToHttp().getResponse<Response>().status(statusCode).type('text/plain').send(message);
  }
}
