import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

import { requestValidation } from '../../platform/http/validation/request-validation.js';

const queryAndBody = createParamDecorator((_: unknown, context: ExecutionContext): object => {
  const { query, body } = context.switchToHttp().getRequest<{ query: object; body?: object }>();
  return { ...query, ...body };
});

/** The fields of the query and of the body together; the body wins. Validated like either. */
export const QueryOrBody = () =>
  queryAndBody(requestValidation({ validateCustomDecorators: true }));
