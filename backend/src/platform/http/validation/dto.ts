import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

import type { FieldError } from '../../invalid-request.js';

/** Builds a request body from a file row, so that the row is validated like the form. */
export const toDto = <Dto extends object>(type: new () => Dto, fields: object): Dto =>
  plainToInstance(type, fields);

/** First error of each invalid field. */
export const validateDto = (dto: object): FieldError[] =>
  validateSync(dto).map(({ property: path, constraints = {} }) => ({
    path,
    message: Object.values(constraints)[0] ?? '',
  }));
