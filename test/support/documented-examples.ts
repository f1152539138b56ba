import fs from 'node:fs';
import path from 'node:path';

import { parseJson } from './json.js';

export type Json = Readonly<Record<string, unknown>>;

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

interface Media {
  readonly schema: Json;
  readonly examples?: { readonly example: Example };
}

interface Part {
  readonly content?: Readonly<Record<string, Media>>;
}

interface Parameter {
  readonly name?: string;
  readonly in?: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema?: Json;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly 'x-audience': 'public' | 'portal';
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Part;
  readonly responses: Readonly<Record<string, Part>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly examples: Readonly<Record<string, Example>> };
}

/** A location in the description that should have an example; `undefined` if it is missing. */
export interface DocumentedExample {
  /** 'createConsignment, body'. */
  readonly location: string;
  readonly schema: Json;
  readonly value: unknown;
}

/** Parts of a request as printed in the reference. */
interface DocumentedRequest {
  readonly method: string;
  readonly path: string;
  /** Required parameters. */
  readonly query: Json;
  readonly queryNames: readonly string[];
  readonly body: unknown;
}

const file = path.resolve(import.meta.dirname, '../../openapi/openapi.json');
const document = parseJson<Document>(fs.readFileSync(file, 'utf8'));

const operations = Object.entries(document.paths).flatMap(([route, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ route, method, operation })),
);

/** Examples of every required parameter, body and successful response that is not a file. */
export const documentedExamples = (): readonly DocumentedExample[] =>
  operations.flatMap(({ operation: { operationId, parameters = [], requestBody, responses } }) => [
    ...parameters
      .filter(({ required }) => required)
      .map(({ name = '', schema = {}, example }) => ({
        location: `${operationId}, ${name}`,
        schema,
        value: example,
      })),
    ...(requestBody ? partsOf(`${operationId}, body`, requestBody) : []),
    ...Object.entries(responses)
      .filter(([status]) => Number(status) < 300)
      .flatMap(([status, response]) => partsOf(`${operationId}, ${status}`, response)),
  ]);

/** Ids of the public operations that do not take a file. */
export const publicOperations = (): readonly string[] =>
  operations
    .filter(({ operation }) => operation['x-audience'] === 'public')
    .filter(({ operation: { requestBody } }) => !requestBody?.content?.['multipart/form-data'])
    .map(({ operation }) => operation.operationId);

const partsOf = (location: string, { content = {} }: Part): DocumentedExample[] =>
  Object.values(content)
    .filter(({ schema }) => schema['format'] !== 'binary')
    .map((media) => ({ location, schema: media.schema, value: valueOf(media) }));

function valueOf({ examples }: Media): unknown {
  const { $ref, value } = examples?.example ?? {};
  return $ref ? document.components.examples[$ref.split('/').at(-1) ?? '']?.value : value;
}

/** Values that replace those of fields and parameters in the examples. */
export type Known = Readonly<Record<string, KnownValue>>;

type KnownValue = string | number | boolean | null | undefined | readonly number[];

/** The request of an operation as printed, with known values: its path with the query, and its body. */
export function filledRequest(operationId: string, known: Known) {
  const { method, path: route, query, queryNames, body } = documentedRequest(operationId);
  const inPath = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => (known[name] ?? 1).toString());
  const values = Object.entries({ ...query, ...known }).filter(([name]) =>
    queryNames.includes(name),
  );
  const given = filled(body, known);
  const search = new URLSearchParams(values.map(([name, value]) => [name, String(value)]));
  return {
    method,
    path: search.size === 0 ? inPath : `${inPath}?${search}`,
    body: typeof given === 'object' && given !== null ? given : undefined,
  };
}

/** An example with the known values in its fields, at any depth. */
function filled(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((entry) => filled(entry, known));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => [
    name,
    name in known ? known[name] : filled(inner, known),
  ]);
  return Object.fromEntries(entries);
}

/** @throws Error for an operation that is not documented */
function documentedRequest(operationId: string): DocumentedRequest {
  const found = operations.find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`${operationId} is not documented`);
  const { parameters = [], requestBody } = found.operation;
  const [media] = Object.values(requestBody?.content ?? {});
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const query = inQuery
    .filter(({ required }) => required)
    .map(({ name = '', example }) => [name, example] as const);
  return {
    method: found.method.toUpperCase(),
    path: found.route,
    query: Object.fromEntries(query),
    queryNames: inQuery.map(({ name = '' }) => name),
    body: media && valueOf(media),
  };
}
