import { Transform } from 'class-transformer';

/** A query parameter that holds ids joined by commas; what is no number stays one for the validation to refuse. */
export const CommaSeparatedIds = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value
          .split(',')
          .filter((part) => part.trim() !== '')
          .map((part) => (/^-?\d+$/.test(part.trim()) ? Number(part) : part))
      : value,
  );
