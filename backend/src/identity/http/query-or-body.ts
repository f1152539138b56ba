import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

import { requestValidation } from '../../platform/http/validation.pipe.js';

const queryAndBody = createParamDecorator((_: unknown, context: ExecutionContext): object => {
  const { query, body } = context.switchToHttp().getRequest<{ query: object; body?: object }>();
  return { ...query, ...body };
});

/** Merges query and body into one validated object; the body takes precedence. */
export const QueryOrBody = () =>
  queryAndBody(requestValidation({ validateCustomDecorators: true }));
