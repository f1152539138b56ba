import { Transform } from 'class-transformer';

/** A number in a body that may be sent as text; other values are left to the validation. */
export const NumberOrText = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  );
