// Compares two schemas: `request` for what callers send, `response` for what they receive.
/** Schema that accepts everything; a single object, so that comparisons with it are recognised. */
const ANY = {};

const list = (value) => (value === undefined ? [] : [value].flat());

/**
 * Limits of what may be sent, each with a function that returns whether the new limit is narrower. An absent limit is
 * infinite.
 */
const NARROWER = {
  maximum: (old, now) => now < (old ?? Infinity),
  exclusiveMaximum: (old, now) => now < (old ?? Infinity),
  maxLength: (old, now) => now < (old ?? Infinity),
  maxItems: (old, now) => now < (old ?? Infinity),
  minimum: (old, now) => now > (old ?? -Infinity),
  exclusiveMinimum: (old, now) => now > (old ?? -Infinity),
  minLength: (old, now) => now > (old ?? 0),
  minItems: (old, now) => now > (old ?? 0),
  pattern: (old, now) => now !== old,
  format: (old, now) => now !== old,
  uniqueItems: (old, now) => now === true && old !== true,
};

/**
 * Returns breaking differences, each with its location. References are resolved in `documents`, the released and the
 * current one; `known` contains the pairs that have been compared, since types may be recursive.
 */
export function schemaBreaks(documents, pair, direction, location, known = new Map()) {
  const named = pair.map((schema, index) => followed(documents[index], schema));
  const found = known.get(named[0])?.get(named[1]);
  if (found) return found;
  if (!known.has(named[0])) known.set(named[0], new Map());
  const breaks = [];
  known.get(named[0]).set(named[1], breaks);
  const [old, now] = named.map((schema, index) => resolved(documents[index], schema));
  const compare = (key, from, to) =>
    schemaBreaks(documents, [from, to], direction, `${location}${key}`, known);
  breaks.push(
    ...typeBreaks(old, now, direction, location),
    ...valueBreaks(old, now, direction, location),
    ...limitBreaks(old, now, direction, location),
    ...(isDivided(now, direction) ? [] : objectBreaks(old, now, direction, location, compare)),
    ...(old.items ? compare('[]', old.items, now.items ?? ANY) : []),
    ...(old.discriminator && now.discriminator
      ? mappedBreaks(old, now, direction, compare)
      : branchBreaks(old, now, direction, compare)
    ).map((text) => `${location}: ${text}`),
  );
  return breaks;
}

/** Target of a reference, or the schema itself. */
const followed = (document, schema) =>
  schema?.$ref ? followed(document, targetOf(document, schema.$ref)) : (schema ?? ANY);

/** Resolves references, and merges an `allOf` into one schema. */
export function resolved(document, schema) {
  if (!schema || typeof schema !== 'object') return ANY;
  if (schema.$ref) return resolved(document, targetOf(document, schema.$ref));
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  return allOf.map((part) => resolved(document, part)).reduce(merged, own);
}

const targetOf = (document, $ref) =>
  $ref
    .slice(2)
    .split('/')
    .reduce((found, key) => found?.[key], document);

function merged(one, other) {
  const properties = { ...one.properties };
  for (const [name, schema] of Object.entries(other.properties ?? {}))
    properties[name] = { ...properties[name], ...schema };
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  return { ...one, ...other, properties, required };
}

/** Types of a schema; an enum without a type has the types of its values. */
const typesOf = ({ type, enum: values }) =>
  type !== undefined ? list(type) : (values ?? []).map(typeOfValue);
const typeOfValue = (value) => (value === null ? 'null' : typeof value);

const accepts = (types, type) =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

function typeBreaks(old, now, direction, location) {
  const [from, to] = [typesOf(old), typesOf(now)];
  const [promised, given] = direction === 'request' ? [from, to] : [to, from];
  const isOpen = promised.length === 0 && hasBranches(direction === 'request' ? old : now);
  if (given.length === 0 || isOpen) return [];
  const isKept = promised.length > 0 && promised.every((type) => accepts(given, type));
  return isKept ? [] : [`${location}: type ${named(from)} became ${named(to)}`];
}

const named = (types) => types.join('|') || 'any';

const hasBranches = ({ anyOf, oneOf }) => (anyOf ?? oneOf) !== undefined;
/** Whether each alternative of a response, instead of the whole, is compared with what was an object. */
const isDivided = (now, direction) =>
  direction === 'response' && hasBranches(now) && !now.properties;
const valuesOf = (schema) => ('const' in schema ? [schema.const] : schema.enum);

/**
 * An enum in a request must keep its values; one in a response must not gain any, unless it is marked as extensible.
 */
function valueBreaks(old, now, direction, location) {
  const [from, to] = [valuesOf(old), valuesOf(now)];
  if (direction === 'request') {
    if (!to) return [];
    if (!from) return [`${location}: only certain values are accepted now`];
    const lost = from.filter((value) => !to.includes(value));
    return lost.length > 0 ? [`${location}: ${lost.join(', ')} is no longer accepted`] : [];
  }
  if (!from || old['x-extensible']) return [];
  if (!to) return [`${location}: any value is returned now`];
  const gained = to.filter((value) => !from.includes(value));
  return gained.length > 0 ? [`${location}: ${gained.join(', ')} is returned now`] : [];
}

function limitBreaks(old, now, direction, location) {
  if (direction === 'response')
    return old.format !== undefined && old.format !== now.format
      ? [`${location}: format ${old.format} became ${now.format ?? 'any'}`]
      : [];
  return Object.entries(NARROWER)
    .filter(([key, isNarrower]) => now[key] !== undefined && isNarrower(old[key], now[key]))
    .map(([key]) => `${location}: ${key} is ${now[key]} now`);
}

function objectBreaks(old, now, direction, location, compare) {
  const [from, to] = [old.properties ?? {}, now.properties ?? {}];
  const isRequired = (schema, name) => schema.required?.includes(name) === true;
  const breaks = Object.keys(from).flatMap((name) => {
    if (!(name in to)) return [`${location}.${name}: was removed`];
    if (direction === 'response' && isRequired(old, name) && !isRequired(now, name))
      return [`${location}.${name}: may be missing now`];
    return compare(`.${name}`, from[name], to[name]);
  });
  if (direction === 'request') {
    const newlyRequired = (now.required ?? []).filter((name) => !isRequired(old, name));
    breaks.push(...newlyRequired.map((name) => `${location}.${name}: is required now`));
  }
  if (old.additionalProperties !== false && now.additionalProperties === false && old.properties)
    breaks.push(`${location}: other fields are rejected now`);
  if (isSchema(old.additionalProperties) && isSchema(now.additionalProperties))
    breaks.push(...compare('.*', old.additionalProperties, now.additionalProperties));
  return breaks;
}

const isSchema = (value) => typeof value === 'object' && value !== null;

/** Checks that each alternative that was accepted still is, and that no new alternative is returned. */
function branchBreaks(old, now, direction, compare) {
  const [from, to] = [old, now].map((schema) => schema.anyOf ?? schema.oneOf);
  if (!from && !to) return [];
  const [promised, given] =
    direction === 'request' ? [from ?? [old], to ?? [now]] : [to ?? [now], from ?? [old]];
  const isKept = (one) =>
    given.some(
      (other) =>
        (direction === 'request' ? compare('', one, other) : compare('', other, one)).length === 0,
    );
  return promised.every(isKept) ? [] : ['an alternative has changed'];
}

/**
 * Compares alternatives that a field tells apart, by its value. A response must not gain any, unless the union is
 * marked as extensible.
 */
function mappedBreaks(old, now, direction, compare) {
  const [from, to] = [old, now].map(({ discriminator }) => discriminator.mapping);
  const gained = Object.keys(to).filter((value) => !(value in from));
  const isOpen = direction === 'request' || old['x-extensible'];
  return [
    ...Object.entries(from).flatMap(([value, $ref]) =>
      value in to ? compare(`<${value}>`, { $ref }, { $ref: to[value] }) : [`${value} was removed`],
    ),
    ...(isOpen ? [] : gained.map((value) => `${value} is returned now`)),
  ];
}
