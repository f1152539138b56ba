import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength, type ValidationOptions } from 'class-validator';

import { cleanText } from '@contracts/rules/clean-text.js';

/** Cleans a text; anything but a text is left for the validation to refuse. */
export const Cleaned = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? cleanText(value) : value,
  );

/** A text that may be missing; cleaned, and null where nothing is left of it (CROSS-23). */
export const OptionalText = (most: number, options?: ValidationOptions): PropertyDecorator =>
  applyDecorators(Cleaned(), IsOptional(), IsString(options), MaxLength(most, options));

/** A text that has to be there. */
export const RequiredText = (most: number, options?: ValidationOptions): PropertyDecorator =>
  applyDecorators(Cleaned(), IsString(options), MaxLength(most, options));
