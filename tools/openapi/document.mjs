// Builds the OpenAPI 3.1 document from the compiled routes and the source types.
import fs from 'node:fs';
import path from 'node:path';

import { describeMethod, readSource } from './responses.mjs';
import { codeSampleOf } from './code-samples.mjs';
import { deprecationOf, parameterDeprecation, withDeprecationText } from './deprecations.mjs';
import { withExamples } from './examples.mjs';
import { readGuide } from './guide.mjs';
import { REQUEST_HEADERS, responseHeaders, RESPONSE_HEADERS } from './headers.mjs';
import {
  assertComplete,
  headingOf,
  permissionsOf,
  securityOf,
  tagGroupsOf,
  tagsOf,
} from './operations.mjs';
import { eventSchemas, WEBHOOK_HEADERS, webhooks } from './public-events.mjs';
import { rejectionsOf, SHARED_REFUSALS } from './refusals.mjs';
import { readRoutes } from './routes.mjs';
import { hasRules, rulesSchema, schemasOf, validatedSchema } from './schemas.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Returns the document as an object, in a stable order. */
export async function buildDocument() {
  const routes = await readRoutes(path.join(root, 'dist/backend/src'));
  assertComplete(routes);
  const source = readSource();
  const components = {};
  const paths = {};
  for (const route of routes) {
    const about = describeMethod(source, route.controller, route.name);
    paths[route.path] ??= {};
    paths[route.path][route.method] = operationOf(route, about, components);
  }
  const answers = schemasOf(['ErrorView', ...namesIn(paths, components)], RESPONSE_TYPES);
  const schemas = sorted({ ...components, ...answers, ...eventSchemas(answers) });
  const tags = tagsOf(new Set(operationsOf(paths).flatMap(({ tags: names }) => names)));
  const document = withExamples({
    openapi: '3.1.1',
    info: {
      title: 'Linehaul',
      version: JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).version,
      description: readGuide(),
    },
    servers: [{ url: '/' }],
    tags,
    'x-tagGroups': tagGroupsOf(tags),
    paths,
    webhooks: webhooks(),
    components: {
      schemas,
      parameters: { ...REQUEST_HEADERS, ...WEBHOOK_HEADERS },
      headers: RESPONSE_HEADERS,
      responses: SHARED_REFUSALS,
      securitySchemes: SECURITY,
    },
  });
  return withCodeSamples(document);
}

function withCodeSamples(document) {
  for (const operation of operationsOf(document.paths))
    if (operation['x-audience'] === 'public')
      operation['x-codeSamples'] = codeSampleOf(document, operation);
  return document;
}

const SECURITY = {
  session: { type: 'http', scheme: 'bearer', description: 'The token returned by sign-in.' },
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key, with scopes and an expiry date.',
  },
};

function operationOf(route, { answer, words, rejections }, components) {
  return {
    ...deprecatedHeading(route, headingOf(route, words)),
    ...accessOf(route),
    ...quotasOf(route),
    ...optional('parameters', parametersOf(route, components)),
    ...optional('requestBody', bodyOf(route, components)),
    responses: {
      ...responsesOf(route, answer),
      ...rejectionsOf(route, rejections),
    },
  };
}

const deprecatedHeading = ({ deprecation }, heading) => ({
  ...heading,
  ...(deprecation && {
    ...deprecationOf(deprecation),
    description: withDeprecationText(heading.description, deprecation),
  }),
});

const optional = (name, value) =>
  value === undefined || value.length === 0 ? {} : { [name]: value };

const operationsOf = (paths) => Object.values(paths).flatMap((methods) => Object.values(methods));

const accessOf = (route) => ({ security: securityOf(route), ...permissionsOf(route.access) });

/** Quotas that a key's request counts against. */
const quotasOf = ({ isPublic, policies }) => (isPublic ? {} : { 'x-rate-limits': policies });

function parametersOf(route, components) {
  const inPath = route.params.map(({ data, type, pipes }) => ({
    name: data,
    in: 'path',
    required: true,
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
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...parameterDeprecation(schema),
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

function versionsOf({ versions, query }) {
  const named = hasRules(query) ? new query() : {};
  return [...new Set(versions)].filter((name) => !(name in named)).map((name) => VERSIONS[name]);
}

function headersOf({ method, ignoresKey }) {
  const isKeyed = method === 'post' && !ignoresKey;
  return ['AfterPosition', ...(isKeyed ? ['IdempotencyKey'] : [])].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
}

function bodyOf(route, components) {
  if (route.file) return formOf(route, components);
  if (!route.body) return undefined;
  const { type, listOf } = route.body;
  const schema = listOf
    ? {
        type: 'array',
        items: validatedSchema(listOf.type, components),
        minItems: listOf.rule.least,
        maxItems: listOf.rule.most,
      }
    : hasRules(type)
      ? validatedSchema(type, components)
      : { type: 'object' };
  return { required: true, content: { 'application/json': { schema } } };
}

/** Form with a file and other fields. */
function formOf({ body }, components) {
  const { properties, required } = rulesSchema(body?.type, components);
  const schema = {
    type: 'object',
    properties: { ...properties, file: { type: 'string', format: 'binary' } },
    required: ['file', ...required],
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** Nest sends a primitive value as text, with the media type chosen by Express. */
const TEXT = { string: 'text/*', number: 'text/html', boolean: 'text/html' };

function responsesOf(route, answer) {
  const { status, contentType } = route;
  const headers = responseHeaders(route);
  if (!answer) return { [status]: { description: 'Done', headers } };
  const { isOptional, isFile, ...schema } = answer;
  const content = isFile
    ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
    : {
        [contentType ?? TEXT[schema.type] ?? 'application/json']: { schema },
      };
  return {
    [status]: {
      description: isFile ? 'The file' : 'Done',
      ...(isOptional && { 'x-may-be-empty': true }),
      headers,
      content,
    },
    ...(isOptional && status === 200 && { 204: { description: 'None found', headers } }),
  };
}

/** Components that are referenced but not yet defined. */
function namesIn(paths, components) {
  const text = JSON.stringify([paths, components]);
  const names = new Set(
    [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name),
  );
  return [...names].filter((name) => !components[name]).sort();
}

/** Source files that declare response types. */
const RESPONSE_TYPES =
  '{backend/contracts/{views,lists,permissions}/*.ts,backend/src/manifests/domain/manifest-record.ts}';

const sorted = (record) =>
  Object.fromEntries(Object.entries(record).sort(([left], [right]) => (left < right ? -1 : 1)));
