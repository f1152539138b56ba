import { z } from 'zod';

/** Difference between a response and its documented schema. */
export interface SchemaDifference {
  /** Missing fields or wrong types, which the adapter cannot read. */
  readonly broken: readonly string[];
  /** Fields not in the schema, which are ignored. */
  readonly unknown: readonly string[];
}

/** Compares a response with its schema, field by field. */
export function compareWithSchema(schema: z.ZodType, value: unknown): SchemaDifference {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return {
    broken: issues.map(({ path, message }) => `${pathOf(path)}: ${message}`),
    unknown: [...new Set(unknownFields(schema, value, ''))],
  };
}

/** Indexes are omitted: all entries of a list have the same type. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.');

function unknownFields(schema: z.core.$ZodType, value: unknown, path: string): string[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) {
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    return entries.flatMap((one) => unknownFields(inner.element, one, `${path}[]`));
  }
  if (!(inner instanceof z.ZodObject) || value === null || typeof value !== 'object') return [];
  const isOpen = inner.def.catchall !== undefined && !(inner.def.catchall instanceof z.ZodNever);
  const shape: Readonly<Record<string, z.core.$ZodType | undefined>> = inner.shape;
  return Object.entries(value).flatMap(([field, one]: [string, unknown]) => {
    const known = shape[field];
    const at = path === '' ? field : `${path}.${field}`;
    if (known) return unknownFields(known, one, at);
    return isOpen ? [] : [at];
  });
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return unwrapped(schema.unwrap());
  return schema instanceof z.ZodDefault ? unwrapped(schema.unwrap()) : schema;
}
