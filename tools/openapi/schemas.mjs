// JSON Schema of the named types: responses from backend/contracts, bodies and queries from the validating classes.
import 'reflect-metadata';
import { defaultMetadataStorage as transformer } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';
import path from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';

import { deprecatedFieldsOf } from '../../dist/backend/src/platform/versions/deprecation.js';
import { withDescription } from './descriptions.mjs';
import { withDeprecation } from './deprecations.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The named type, with all types it uses, as components. */
export function schemasOf(names, files) {
  const found = {};
  const generator = createGenerator({
    path: path.join(root, files),
    tsconfig: path.join(root, 'tsconfig.json'),
    skipTypeCheck: true,
    topRef: true,
    expose: 'export',
    jsDoc: 'extended',
    encodeRefs: false,
    additionalProperties: true,
    minify: false,
  });
  for (const name of names) Object.assign(found, generator.createSchema(name).definitions);
  const entries = Object.entries(found).map(([name, schema]) => [name, rewritten(schema)]);
  return Object.fromEntries(entries);
}

/** Rewrites references to point at the components. */
function rewritten(schema) {
  if (Array.isArray(schema)) return schema.map(rewritten);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) =>
    key === '$ref'
      ? [key, value.replace('#/definitions/', '#/components/schemas/')]
      : [key, rewritten(value)],
  );
  return Object.fromEntries(entries);
}

/** Validator of class-validator → equivalent keywords. */
const keywords = {
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isString: () => ({ type: 'string' }),
  isDayOrInstant: () => ({ type: 'string', examples: ['2026-11-24', '2026-11-24T09:30:00+11:00'] }),
  isInstant: () => ({ type: 'string', format: 'date-time' }),
  isBoolean: () => ({ type: 'boolean' }),
  min: ([least]) => ({ minimum: least }),
  max: ([max]) => ({ maximum: max }),
  isPositive: () => ({ exclusiveMinimum: 0 }),
  minLength: ([least]) => ({ type: 'string', minLength: least }),
  maxLength: ([max]) => ({ type: 'string', maxLength: max }),
  isLength: ([minLength, maxLength]) => ({
    type: 'string',
    minLength,
    ...(maxLength && { maxLength }),
  }),
  isNotEmpty: () => ({ minLength: 1 }),
  matches: ([pattern]) => ({ type: 'string', ...(!pattern.flags && { pattern: pattern.source }) }),
  isIn: ([values]) => ({ enum: [...(typeof values === 'function' ? values() : values)] }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  arrayMaxSize: ([max]) => ({ maxItems: max }),
  arrayMinSize: ([least]) => ({ minItems: least }),
  arrayNotEmpty: () => ({ minItems: 1 }),
  arrayUnique: () => ({ uniqueItems: true }),
};
const ofLists = /^array|^isArray$/;

/** A validating class as a component, with its nested classes. */
export function validatedSchema(type, components) {
  if (!components[type.name]) {
    components[type.name] = {};
    components[type.name] = rulesSchema(type, components);
  }
  return { $ref: `#/components/schemas/${type.name}` };
}

/** Schema of a validating class, from its rules; empty if there is none. Nested classes are added to `components`. */
export function rulesSchema(type, components) {
  if (!hasRules(type)) return { type: 'object', properties: {}, required: [] };
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', true, false);
  const properties = {};
  const required = [];
  const unset = new type();
  for (const name of new Set(rules.map(({ propertyName }) => propertyName))) {
    const own = rules.filter(({ propertyName }) => propertyName === name);
    const isOptional = own.some(({ type: kind }) => kind === 'conditionalValidation');
    properties[name] = propertySchema(type, name, own, components);
    if (isOptional) properties[name] = orNull(properties[name]);
    else if (unset[name] === undefined) required.push(name);
    properties[name] = withDescription(properties[name], type, name);
    properties[name] = withDeprecation(properties[name], deprecatedFieldsOf(type)[name]);
  }
  return { type: 'object', properties, required };
}

/** Whether the class has validation rules; the compiled type of an interface or array has none. */
export const hasRules = (type) => type !== undefined && ![Object, Array].includes(type);

function propertySchema(type, name, rules, components) {
  const design = Reflect.getMetadata('design:type', type.prototype, name);
  const isList = design === Array || rules.some((rule) => ofLists.test(rule.name ?? ''));
  const isNested = rules.some((rule) => rule.type === 'nestedValidation');
  const nested = isNested && nestedType(type, name, design);
  const one = isNested
    ? { ...(nested && validatedSchema(nested, components)) }
    : plainSchema(isList ? null : design);
  const entry = withRules(one, isList ? rules.filter(({ each }) => each) : rules);
  if (!isList) return entry;
  const ofList = rules.filter(({ each }) => !each);
  return { ...withRules({ type: 'array' }, ofList), items: entry };
}

const withRules = (schema, rules) =>
  Object.assign(
    schema,
    ...rules.map(({ name, constraints }) => keywords[name]?.(constraints ?? []) ?? {}),
  );

function plainSchema(design) {
  if (design === String) return { type: 'string' };
  if (design === Number) return { type: 'number' };
  if (design === Boolean) return { type: 'boolean' };
  return {};
}

/** A field of a form is parsed from JSON instead of transformed: its class is the declared one. */
function nestedType(type, name, design) {
  const { typeFunction } = transformer.findTypeMetadata(type, name) ?? {};
  return typeFunction?.() ?? (hasRules(design) ? design : undefined);
}

function orNull(schema) {
  if (schema.$ref) return { anyOf: [schema, { type: 'null' }] };
  if (schema.type === undefined && !schema.enum) return schema;
  return {
    ...schema,
    ...(schema.type && { type: [schema.type, 'null'] }),
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}
