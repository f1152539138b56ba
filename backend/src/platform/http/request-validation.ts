import { ValidationPipe, type ValidationPipeOptions } from '@nestjs/common';

import { InvalidRequest } from '../invalid-request.js';

/** Unknown properties are ignored, so that an answer can be sent back (api.md A14); a wrong one is refused. */
export const requestValidation = (options: ValidationPipeOptions = {}) =>
  new ValidationPipe({
    whitelist: true,
    transform: true,
    exceptionFactory: (errors) => InvalidRequest.fromValidation(errors),
    ...options,
  });
