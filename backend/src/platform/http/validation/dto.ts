import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

import type { FieldError } from '../../invalid-request.js';

/** Makes the body that a form would send, for a row of a file which is validated like one. */
export const toDto = <Dto extends object>(type: new () => Dto, fields: object): Dto =>
  plainToInstance(type, fields);

/** First error of each invalid field. */
export const validateDto = (dto: object): FieldError[] =>
  validateSync(dto).map(({ property: path, constraints = {} }) => ({
    path,
    message: Object.values(constraints)[0] ?? '',
  }));
