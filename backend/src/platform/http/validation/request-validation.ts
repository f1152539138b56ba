import {
  ValidationPipe,
  type ArgumentMetadata,
  type ValidationError,
  type ValidationPipeOptions,
} from '@nestjs/common';
import type { ValidatorOptions } from 'class-validator';

import { InvalidRequest } from '../../invalid-request.js';
import { wronglyNested } from './nested-values.js';
import { withPlainNumbers } from './plain-numbers.js';
import { quickInstance } from './quick-validation.js';
import { assertShallow } from './shallow-body.js';

/** Nest's pipe, with a short way for bodies that are right; whatever is not goes the long way, which says why. */
class RequestValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    const quick =
      type === 'body' && metatype ? quickInstance(metatype as new () => object, value) : null;
    return quick ? Promise.resolve(quick) : this.transformThoroughly(value, metadata);
  }

  private async transformThoroughly(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (type === 'body') assertShallow(value);
    const isQuery = type === 'query' && metatype !== undefined;
    const given = isQuery ? withPlainNumbers(metatype as new () => object, value) : value;
    return super.transform(given, metadata);
  }

  /** What stands in a path is read by a pipe of its own, which is stricter than `Number`. */
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }

  protected override async validate(
    dto: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> {
    const errors = await super.validate(dto, options);
    return errors.length > 0 ? errors : wronglyNested(dto);
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
