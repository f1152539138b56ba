import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

/** A boolean in a query or a form, where everything is text: TRUE or FALSE, in any case. */
export const TrueOrFalse = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
      return text === 'true' ? true : text === 'false' || text === '' ? false : text;
    }),
    IsBoolean(),
  );
