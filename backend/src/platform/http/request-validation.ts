import { ValidationPipe, type ArgumentMetadata, type ValidationPipeOptions } from '@nestjs/common';

import { InvalidRequest } from '../invalid-request.js';
import { quickInstance } from './quick-validation.js';

/** Nest's pipe, with a short way for bodies that are right; whatever is not goes the long way, which says why. */
class RequestValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    const quick =
      type === 'body' && metatype ? quickInstance(metatype as new () => object, value) : null;
    return quick ? Promise.resolve(quick) : super.transform(value, metadata);
  }
}

/** Unknown properties are ignored, so that an answer can be sent back (api.md A14); a wrong one is refused. */
export const requestValidation = (options: ValidationPipeOptions = {}) =>
  new RequestValidationPipe({
    whitelist: true,
    transform: true,
    exceptionFactory: (errors) => InvalidRequest.fromValidation(errors),
    ...options,
  });
