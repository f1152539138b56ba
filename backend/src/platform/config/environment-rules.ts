import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, Max, Min, ValidateBy } from 'class-validator';

import { areRanges } from '../outgoing/outgoing-policy.js';

const apply =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const decorator of decorators) decorator(target, property);
  };

/** A whole number from `min` to `max`, both included. */
export function WholeNumber(min: number, max: number): PropertyDecorator {
  const message = `a whole number from ${min} to ${max}`;
  return apply(
    Type(() => Number),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );
}

/** `true` or `false`, as text. */
export const TrueOrFalse = (): PropertyDecorator =>
  apply(
    Transform(({ value }: { value: unknown }) =>
      value === 'true' ? true : value === 'false' ? false : value,
    ),
    IsBoolean({ message: 'true or false' }),
  );

/** Port numbers joined by commas. */
export function Ports(): PropertyDecorator {
  const message = 'whole numbers from 1 to 65535 joined by commas';
  return apply(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.split(',').map((port) => Number(port.trim())) : value,
    ),
    IsInt({ each: true, message }),
    Min(1, { each: true, message }),
    Max(65_535, { each: true, message }),
  );
}

/** Address ranges in CIDR notation joined by commas. */
export const AddressRanges = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'addressRanges',
      validator: { validate: (value: unknown) => value === '' || areRanges(String(value)) },
    },
    {
      message: 'ranges of addresses joined by commas, such as 10.20.0.0/16,127.0.0.0/8,::1/128',
    },
  );
