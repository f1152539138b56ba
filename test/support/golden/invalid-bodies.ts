import type { Schema } from '../open-api.js';
import { validValue } from './valid-values.js';
import type { RequestPlan } from './request-plans.js';

/** A body with one defect. */
export interface InvalidBody {
  readonly defect: string;
  /** Body to send; a string is sent as it is. */
  readonly body: unknown;
}

type Path = readonly (string | number)[];

const DEEP = 40;
/** Nesting level from which fields get only two defects: missing, or of a different type. */
const DEEP_INSIDE = 4;
const MISSING = Symbol('left out');

/** All bodies of a route with one defect, and some that are entirely invalid. */
export function invalidBodies({ body, schema }: RequestPlan): InvalidBody[] {
  const whole: InvalidBody[] = [
    { defect: 'nothing', body: undefined },
    { defect: 'broken JSON', body: '{"broken":' },
    { defect: 'null', body: 'null' },
    { defect: 'a text', body: '"text"' },
    { defect: 'a number', body: '7' },
    { defect: 'an empty object', body: {} },
    { defect: 'an empty list', body: [] },
    { defect: 'a list containing itself', body: [body ?? {}] },
    { defect: 'too deep', body: '['.repeat(DEEP) + ']'.repeat(DEEP) },
  ];
  if (body === undefined || !schema) return whole;
  return [
    ...whole,
    { defect: 'an unknown field', body: withUnknownField(body) },
    { defect: 'every field an object', body: everyField(schema, { wrong: true }) },
    { defect: 'every field a string', body: everyField(schema, 'wrong') },
    ...invalidValuesIn(schema, [], true).map(([path, defect, value]) => ({
      defect: `${path.join('.')}: ${defect}`,
      body: changed(body, path, value),
    })),
  ];
}

const withUnknownField = (body: unknown) =>
  Array.isArray(body) || typeof body !== 'object' ? body : { ...body, noSuchField: 'x' };

function everyField(schema: Schema, value: unknown): unknown {
  if (schema.type === 'array') return [everyField(schema.items ?? {}, value)];
  return Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, value]));
}

type InvalidValue = readonly [path: Path, defect: string, value: unknown];

function invalidValuesIn(schema: Schema, path: Path, isRequired: boolean): InvalidValue[] {
  const here: InvalidValue[] =
    path.length === 0
      ? []
      : [
          ...(isRequired ? [[path, 'left out', MISSING] as const] : []),
          ...(path.length < DEEP_INSIDE ? [[path, 'null', null] as const] : []),
          ...valuesFor(schema)
            .slice(0, path.length < DEEP_INSIDE ? undefined : 1)
            .map(([defect, value]) => [path, defect, value] as const),
        ];
  return [...here, ...inside(schema, path)];
}

function inside(schema: Schema, path: Path): InvalidValue[] {
  if (schema.type === 'array') {
    const entry = [...path, 0];
    return [[entry, 'null', null], ...invalidValuesIn(schema.items ?? {}, entry, false).slice(1)];
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    invalidValuesIn(inner, [...path, name], schema.required?.includes(name) ?? false),
  );
}

function valuesFor(schema: Schema): [defect: string, value: unknown][] {
  switch (schema.type ?? 'string') {
    case 'number':
      return [
        ['a text', 'abc'],
        ['negative', -1],
        ['a fraction', 1.5],
        ['huge', 1e30],
      ];
    case 'boolean':
      return [
        ['a text', 'maybe'],
        ['an object', {}],
      ];
    case 'array':
      return [['a text', 'text'], ['an object', {}], ['empty', []], ...tooMany(schema)];
    case 'object':
      return [
        ['a text', 'text'],
        ['a list', []],
        ['empty', {}],
      ];
    case 'string':
      return invalidTexts(schema);
  }
}

const tooMany = ({ maxItems, items = {} }: Schema): [string, unknown][] =>
  maxItems === undefined
    ? []
    : [[`${maxItems + 1} entries`, Array(maxItems + 1).fill(validValue(items, 'entry'))]];

function invalidTexts({ minLength, maxLength, enum: choices }: Schema): [string, unknown][] {
  const values: [string, unknown][] = [
    ['a number', 7],
    ['an object', {}],
    ['empty', ''],
  ];
  if (choices) values.push(['not an allowed value', 'NO_CHOICE']);
  else values.push(['too long', 'x'.repeat((maxLength ?? 5_000) + 1)]);
  if (minLength !== undefined && minLength > 1)
    values.push(['too short', 'x'.repeat(minLength - 1)]);
  return values;
}

/** A copy with one value replaced; missing parents are created. */
function changed(value: unknown, [first, ...rest]: Path, put: unknown): unknown {
  if (first === undefined) return put;
  if (typeof first === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...(value as unknown[])] : [];
    list[first] = changed(list[first], rest, put);
    return list;
  }
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown> | undefined) };
  copy[first] = changed(copy[first], rest, put);
  return Object.fromEntries(Object.entries(copy).filter(([, field]) => field !== MISSING));
}
