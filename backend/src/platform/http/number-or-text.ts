import { Transform } from 'class-transformer';

/** A number in a body that may come as text; anything else is left for the validation to refuse. */
export const NumberOrText = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  );
