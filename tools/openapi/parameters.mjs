// Parameters of an operation.
import { parameterDeprecation } from './deprecations.mjs';
import { pathDescription } from './descriptions.mjs';
import { hasRules, rulesSchema } from './schemas.mjs';

/** Parameters of a route: of its path, its query and its headers. */
export function parametersOf(route, components) {
  const inPath = route.params.map(({ data, type, pipes }) => ({
    name: data,
    in: 'path',
    required: true,
    ...described(pathDescription(route.path, data)),
    schema: pathSchema(type, pipes),
  }));
  return [...inPath, ...queryOf(route, components), ...versionsOf(route), ...headersOf(route)];
}

function pathSchema(type, pipes) {
  if (pipes.includes('ParseUUIDPipe')) return { type: 'string', format: 'uuid' };
  if (pipes.some((pipe) => pipe.endsWith('IdPipe'))) return { type: 'integer', minimum: 1 };
  return { type: type === Number ? 'integer' : 'string' };
}

/** Returns a parameter for each field of the class that validates a query. */
function queryOf({ query }, components) {
  const { properties, required } = rulesSchema(query, components);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...described(description),
    ...parameterDeprecation({ ...schema, description }),
    schema,
    ...(schema.type === 'array' && { style: 'form', explode: false }),
  }));
}

/** Parameters for the versions that an edit is based on; a body has the version among its fields (ADR 30). */
const VERSIONS = {
  version: {
    name: 'version',
    in: 'query',
    required: false,
    description: 'Version of the record as read: a save over a later one is rejected.',
    schema: { type: 'integer' },
  },
  versions: {
    name: 'versions',
    in: 'query',
    required: false,
    description: 'Versions of the records as they were read, in the order of their ids.',
    schema: { type: 'array', items: { type: 'integer' } },
    style: 'form',
    explode: false,
  },
};

/** A program that replaces a record has to send it (ADR 81). */
const NEEDED = ' A key has to send it, here, in the body or as `If-Match`.';

function versionsOf({ method, versions, query }) {
  const named = hasRules(query) ? new query() : {};
  const needed = method === 'put' || method === 'patch' ? NEEDED : '';
  return [...new Set(versions)]
    .filter((name) => !(name in named))
    .map((name) => VERSIONS[name])
    .map((one) => ({ ...one, description: one.description + needed }));
}

function headersOf({ method, ignoresKey }) {
  const isKeyed = method === 'post' && !ignoresKey;
  return ['AfterPosition', ...(isKeyed ? ['IdempotencyKey'] : [])].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
}

const described = (description) => (description ? { description } : {});
