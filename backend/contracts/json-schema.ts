import type { Json } from './views/public-event.view.js';

/** JSON Schema of a value, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, Json>>;
/** Schemas of the fields of an object. */
export type SchemaFields = Readonly<Record<string, JsonSchema>>;

export const text: JsonSchema = { type: 'string' };
export const number: JsonSchema = { type: 'number' };
export const integer: JsonSchema = { type: 'integer' };
export const boolean: JsonSchema = { type: 'boolean' };
/** Calendar day, yyyy-MM-dd. */
export const day: JsonSchema = { type: 'string', format: 'date' };
/** ISO instant. */
export const instant: JsonSchema = { type: 'string', format: 'date-time' };
export const money: JsonSchema = { type: 'number', description: 'Australian dollars' };

export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
/** @param maxItems for lists that are received */
export const listOf = (items: JsonSchema, maxItems?: number): JsonSchema => ({
  type: 'array',
  items,
  ...(maxItems !== undefined && { maxItems }),
});

/** Open enumeration: more values may be added without a new version. */
export const oneOf = (values: readonly string[]): JsonSchema => ({
  type: 'string',
  examples: values,
  'x-extensible': true,
});

/** Object with these fields, which may gain others. @param optional names of fields that may be absent */
export const record = (properties: SchemaFields, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
