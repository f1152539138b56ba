// Composes the examples of the description from its schemas and the values of openapi/examples.yaml.
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'openapi/examples.yaml');
const written = parse(fs.readFileSync(file, 'utf8'));
const patterns = Object.entries(written.patterns).map(([name, value]) => [new RegExp(name), value]);
/** Placeholder for a recursive value, which is omitted from lists and objects. */
const ENDLESS = Symbol('endless');
const BY_FORMAT = { uuid: '0198f6a4-6d6e-7c31-9a10-4f2f0b6f6d11', binary: 'orders.csv' };

/**
 * Adds an example to each body and successful response that is not a file, and to each required parameter. @throws
 * Error naming the fields that have no value in openapi/examples.yaml
 */
export function withExamples(document) {
  const composer = new Composer(document.components.schemas);
  const examples = {};
  for (const operation of Object.values(document.paths).flatMap((one) => Object.values(one)))
    addTo(operation, composer, examples);
  composer.assertComplete();
  document.components.examples = Object.fromEntries(
    Object.entries(examples).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
  return document;
}

/** Example of a body or response, by its media type. */
export function exampleOf({ components }, { examples }) {
  const { $ref, value } = examples.example;
  return $ref ? components.examples[nameOf({ $ref })].value : value;
}

function addTo(operation, composer, examples) {
  const own = written.operations[operation.operationId] ?? {};
  for (const parameter of operation.parameters ?? [])
    if (parameter.required) parameter.example = composer.parameter(parameter);
  for (const [type, media] of mediaOf(operation.requestBody))
    media.examples = named(media, ownOf(own.request, type), composer, examples);
  for (const [status, response] of Object.entries(operation.responses))
    if (Number(status) < 300)
      for (const [type, media] of mediaOf(response))
        media.examples = named(media, ownOf(own.response, type), composer, examples);
}

const mediaOf = (part) =>
  Object.entries(part?.content ?? {}).filter(([, { schema }]) => schema.format !== 'binary');

/** The value written for an operation, or for one of its media types. */
const ownOf = (own, type) => (own?.byType ? own.byType[type] : own);

/** The example of a named type is a component, for all operations with that type. */
function named({ schema }, own, composer, examples) {
  if (own !== undefined) return { example: { value: own } };
  const name = nameOf(schema);
  if (!name) return { example: { value: composer.valueOf(schema, 'body') } };
  examples[name] ??= { value: composer.valueOf(schema, name) };
  return { example: { $ref: `#/components/examples/${name}` } };
}

const nameOf = ({ $ref }) => $ref?.split('/').at(-1);

/** Composes values, and collects the fields that have none. */
class Composer {
  missing = new Set();

  constructor(schemas) {
    this.schemas = schemas;
  }

  assertComplete() {
    if (this.missing.size === 0) return;
    throw new Error(`${file} has no value for ${[...this.missing].sort().join(', ')}`);
  }

  parameter({ name, schema }) {
    const value = this.valueOf(schema, name, 'parameter');
    return schema.type === 'array' && !Array.isArray(value) ? [value] : value;
  }

  /** A value of a schema, found under `owner` in the type or field that contains it. */
  valueOf(schema, name, owner = '', within = []) {
    if (schema.$ref) return this.#ofType(nameOf(schema), name, owner, within);
    const own = valueFor(`${owner}.${name}`);
    if (own !== undefined) return own;
    if ('const' in schema) return schema.const;
    if (schema.enum) return this.#ofSet(schema.enum, name);
    if (schema.allOf)
      return Object.assign(
        {},
        ...schema.allOf.map((part) => this.valueOf(part, name, owner, within)),
      );
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.#ofChoices(choices, name, owner, within);
    return this.#ofKind(schema, name, owner, within);
  }

  #ofType(type, name, owner, within) {
    const own = valueFor(`${owner}.${name}`);
    if (own !== undefined) return own;
    if (written.types[type] !== undefined) return written.types[type];
    if (within.includes(type)) return ENDLESS;
    const schema = this.schemas[type];
    return this.valueOf(schema, schema.properties ? type : name, owner, [...within, type]);
  }

  #ofSet(values, name) {
    const plain = valueFor(name);
    return values.includes(plain) ? plain : values.find((value) => value !== null);
  }

  #ofChoices(choices, name, owner, within) {
    const plain = valueFor(name);
    if (plain === null && choices.some(({ type }) => type === 'null')) return null;
    const given = choices.filter(({ type }) => type !== 'null');
    const value = this.valueOf(given[0], name, owner, within);
    return value === ENDLESS ? null : value;
  }

  #ofKind(schema, name, owner, within) {
    const kinds = [schema.type].flat();
    const own = valueFor(name);
    if (own === null && kinds.includes('null')) return null;
    const plain = own ?? byPattern(name);
    if (kinds.includes('array')) return this.#ofList(schema, name, owner, within, plain);
    if (schema.properties) return this.#ofFields(schema, name, within);
    return this.#ofScalar(schema, kinds, plain) ?? this.#nothingFor(`${owner}.${name}`);
  }

  /** `undefined` if there is no value. */
  #ofScalar({ examples, format }, kinds, plain) {
    if (kinds.includes('boolean')) return plain === true;
    if (kinds.includes('object')) return isRecord(plain) ? plain : {};
    if (kinds.some((kind) => isOf(kind, plain))) return plain;
    return examples?.[0] ?? BY_FORMAT[format];
  }

  #nothingFor(place) {
    this.missing.add(place);
    return null;
  }

  #ofList({ items = {} }, name, owner, within, plain) {
    if (Array.isArray(plain)) return plain;
    const value = this.valueOf(items, name, owner, within);
    return value === ENDLESS ? [] : [value];
  }

  #ofFields({ properties }, owner, within) {
    const entries = Object.entries(properties).map(([name, schema]) => [
      name,
      this.valueOf(schema, name, owner, within),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== ENDLESS));
  }
}

const valueFor = (name) => (Object.hasOwn(written.fields, name) ? written.fields[name] : undefined);

const byPattern = (name) => patterns.find(([pattern]) => pattern.test(name))?.[1];

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields without a type take any value. */
function isOf(kind, value) {
  if (value === undefined) return false;
  if (kind === undefined) return true;
  if (kind === 'integer') return Number.isInteger(value);
  return typeof value === kind;
}
