import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength, type ValidationOptions } from 'class-validator';

import { cleanText } from '@contracts/rules/clean-text.js';

/** Cleans a string; other values are left to the validation. */
export const CleanText = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? cleanText(value) : value,
  );

/** An optional string; cleaned, and null if nothing is left (CROSS-23). */
export const OptionalText = (maxLength: number, options?: ValidationOptions): PropertyDecorator =>
  applyDecorators(CleanText(), IsOptional(), IsString(options), MaxLength(maxLength, options));

/** A required string. */
export const RequiredText = (maxLength: number, options?: ValidationOptions): PropertyDecorator =>
  applyDecorators(CleanText(), IsString(options), MaxLength(maxLength, options));
