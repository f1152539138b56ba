import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';

import { fileFormats } from '../files/file-format.js';

/** Validates a file format in a query, in upper or lower case. */
export const IsFileFormat = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.toLowerCase() : value,
    ),
    IsIn(fileFormats),
  );
