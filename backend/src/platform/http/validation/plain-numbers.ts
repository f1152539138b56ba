import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import type { TypeMetadata } from 'class-transformer';

type DtoClass = new () => object;

const PLAIN = /^(-?\d+(\.\d+)?)?$/;

/**
 * A query with no number written as only programs write them: what JavaScript would read out of `0x10`, `1e3`
 * or ` 1` is hardly the record that was meant. Such a text becomes one that is no number at all.
 */
export function withPlainNumbers(type: DtoClass, query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && isNumber(type, name) && !PLAIN.test(value) ? 'NaN' : value,
    ]),
  );
}

const isNumber = (type: DtoClass, property: string): boolean =>
  findType(type, property)?.typeFunction() === Number;

/** The library's types leave out that there may be none. */
const findType = (type: DtoClass, property: string): TypeMetadata | undefined =>
  defaultMetadataStorage.findTypeMetadata(type, property);
