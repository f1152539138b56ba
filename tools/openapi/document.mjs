// Builds the OpenAPI 3.1 document from the compiled routes and the source types.
import fs from 'node:fs';
import path from 'node:path';

import { describeMethod, readSource } from './responses.mjs';
import { codeSampleOf } from './code-samples.mjs';
import { deprecationOf, withDeprecationText } from './deprecations.mjs';
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
  writtenFor,
} from './operations.mjs';
import { parametersOf } from './parameters.mjs';
import { withPlainTexts } from './plain-texts.mjs';
import { eventSchemas, WEBHOOK_HEADERS, webhooks } from './public-events.mjs';
import {
  acknowledgementOf,
  documentSchemas,
  isAcknowledgement,
  rawContent,
} from './pushed-files.mjs';
import { rejectionsOf, SHARED_REJECTIONS } from './rejections.mjs';
import { readRoutes } from './routes.mjs';
import { scopesText, SECURITY } from './security.mjs';
import { hasRules, rulesSchema, schemasOf, validatedSchema } from './schemas.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Returns the document as an object, in a stable order. */
export async function buildDocument() {
  const routes = await readRoutes(path.join(root, 'dist/backend/src'));
  assertComplete(routes);
  const source = readSource();
  const components = documentSchemas();
  const paths = {};
  for (const route of routes) {
    const about = describeMethod(source, route.controller, route.name);
    paths[route.path] ??= {};
    paths[route.path][route.method] = operationOf(route, about, components);
  }
  const responseSchemas = schemasOf(['ErrorView', ...namesIn(paths, components)], RESPONSE_TYPES);
  const schemas = sorted({
    ...components,
    ...responseSchemas,
    ...eventSchemas(responseSchemas),
  });
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
    paths: withPlainTexts(paths),
    webhooks: webhooks(),
    components: {
      schemas: withPlainTexts(schemas),
      parameters: { ...REQUEST_HEADERS, ...WEBHOOK_HEADERS },
      headers: RESPONSE_HEADERS,
      responses: SHARED_REJECTIONS,
      securitySchemes: SECURITY,
    },
  });
  return withCodeSamples(document);
}

function withCodeSamples(document) {
  for (const operation of operationsOf(document.paths))
    if (operation['x-audience'] === 'public') {
      operation['x-codeSamples'] = codeSampleOf(document, operation);
      operation.description = [operation.description, scopesText(operation)].join('\n\n').trim();
    }
  return document;
}

function operationOf(route, { response, docstring, rejections }, components) {
  return {
    ...deprecatedHeading(route, headingOf(route, docstring)),
    ...accessOf(route),
    ...quotasOf(route),
    ...optional('parameters', parametersOf(route, components)),
    ...optional('requestBody', bodyOf(route, components)),
    responses: {
      ...responsesOf(route, response),
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

function bodyOf(route, components) {
  if (route.file) return formOf(route, components);
  if (!route.body) return undefined;
  const { type, listOf } = route.body;
  const schema = listOf
    ? {
        type: 'array',
        items: validatedSchema(listOf.type, components),
        minItems: listOf.rule.minLength,
        maxItems: listOf.rule.maxLength,
      }
    : hasRules(type)
      ? validatedSchema(type, components)
      : { type: 'object' };
  return { required: true, content: { 'application/json': { schema } } };
}

/** Form with a file and other fields. */
function formOf(route, components) {
  const { properties, required } = rulesSchema(route.body?.type, components);
  const schema = {
    type: 'object',
    properties: { ...properties, file: FILE },
    required: ['file', ...required],
  };
  const raw = rawContent(route, writtenFor(route));
  return { required: true, content: { 'multipart/form-data': { schema }, ...raw } };
}

const FILE = { type: 'string', format: 'binary', description: 'The file.' };

/** Nest sends a primitive value as text, with the media type chosen by Express. */
const TEXT = { string: 'text/*', number: 'text/html', boolean: 'text/html' };

function responsesOf(route, response) {
  const { status, contentType } = route;
  const headers = responseHeaders(route);
  if (!response) return { [status]: { description: 'Done', headers } };
  if (isAcknowledgement(response)) return acknowledgementOf(response, headers);
  const { isOptional, isFile, ...schema } = response;
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
