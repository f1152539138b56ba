import { ValidateIf } from 'class-validator';

import { isFromProgram } from '../../request-context.js';

/** Optional, except in requests with the token of an API key (ADR 81). */
export const RequiredFromPrograms = (): PropertyDecorator =>
  ValidateIf(
    (_: object, value: unknown) => (value !== undefined && value !== null) || isFromProgram(),
  );
