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
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Part;
  readonly responses: Readonly<Record<string, Part>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly examples: Readonly<Record<string, Example>> };
}

/** A place in the description that has an example: `undefined` if it is missing. */
export interface DocumentedExample {
  /** 'createConsignment, body'. */
  readonly place: string;
  readonly schema: Json;
  readonly value: unknown;
}

/** Parts of a request as printed in the reference. */
export interface DocumentedRequest {
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

/** Of every required parameter, body and successful response that is not a file. */
export const documentedExamples = (): readonly DocumentedExample[] =>
  operations.flatMap(({ operation: { operationId, parameters = [], requestBody, responses } }) => [
    ...parameters
      .filter(({ required }) => required)
      .map(({ name = '', schema = {}, example }) => ({
        place: `${operationId}, ${name}`,
        schema,
        value: example,
      })),
    ...(requestBody ? partsOf(`${operationId}, body`, requestBody) : []),
    ...Object.entries(responses)
      .filter(([status]) => Number(status) < 300)
      .flatMap(([status, response]) => partsOf(`${operationId}, ${status}`, response)),
  ]);

const partsOf = (place: string, { content = {} }: Part): DocumentedExample[] =>
  Object.values(content)
    .filter(({ schema }) => schema['format'] !== 'binary')
    .map((media) => ({ place, schema: media.schema, value: valueOf(media) }));

function valueOf({ examples }: Media): unknown {
  const { $ref, value } = examples?.example ?? {};
  return $ref ? document.components.examples[$ref.split('/').at(-1) ?? '']?.value : value;
}

/** @throws Error for an operation that is not documented */
export function documentedRequest(operationId: string): DocumentedRequest {
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
