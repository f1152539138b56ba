import fs from 'node:fs';
import path from 'node:path';

import { parseJson } from '../support/json.js';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly operationId: string;
  readonly 'x-audience': 'public' | 'portal';
  readonly parameters?: readonly { readonly name?: string; readonly description?: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const file = path.resolve(import.meta.dirname, '../../openapi/openapi.json');
const text = fs.readFileSync(file, 'utf8');
const { paths, components } = parseJson<Document>(text);
const operations = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .filter((operation) => operation['x-audience'] === 'public');

it('describes every parameter of a public operation', () => {
  const without = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters
      .filter(({ name, description = '' }) => name !== undefined && description === '')
      .map(({ name }) => `${operationId}: ${name}`),
  );
  expect(without).toEqual([]);
});

it('describes every field of the body of a public operation', () => {
  const bodies = operations.flatMap(({ operationId, requestBody }) =>
    Object.values(requestBody?.content ?? {}).map(({ schema }) => [operationId, schema] as const),
  );
  const used = bodies.flatMap(([, schema]) => namesIn(schema));
  const named = [...new Set(used)].map((name) => [name, components.schemas[name] ?? {}] as const);
  expect(named.length).toBeGreaterThan(30);
  const without = [...bodies, ...named].flatMap(([place, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, { description = '' }]) => description === '')
      .map(([name]) => `${place}.${name}`),
  );
  // the formats of files have their own schemas
  expect(without.filter((place) => !/^(Order|Address)File\./.test(place))).toEqual([]);
});

/** Names of the schemas that a schema uses, directly or indirectly. */
function namesIn(schema: Schema, known: ReadonlySet<string> = new Set()): string[] {
  const found = [...JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.has(name));
  return found.flatMap((name) => [
    name,
    ...namesIn(components.schemas[name] ?? {}, new Set([...known, ...found])),
  ]);
}

it('has no numbers of requirements and decisions, and no names of our documents', () => {
  const texts = [...text.matchAll(/"(?:description|summary)": "(.*)"/g)].map(([, one = '']) => one);
  expect(texts.length).toBeGreaterThan(1_000);
  const internal = /\b(?!SHA-|UTF-|ISO-)[A-Z]{1,10}-\d+\b|\bADR \d+|\b[a-z-]+\.md\b/;
  // order references and connotes of the examples
  const named = texts.filter((one) => internal.test(one) && !/ORD_|STORE-\d|PE-\d/.test(one));
  expect(named).toEqual([]);
});

it('lists every media type and status of pushed files', () => {
  const statuses = Object.entries(paths)
    .filter(([route]) => /(order|address)-file/.test(route))
    .flatMap(([, methods]) => Object.values(methods))
    .map((operation) => Object.keys((operation as { responses?: object }).responses ?? {}));
  expect(statuses).toHaveLength(4);
  for (const one of statuses) expect(one).toEqual(expect.arrayContaining(['200', '202']));
  const push = operations.find(({ operationId }) => operationId === 'uploadOrderFile');
  expect(Object.keys(push?.requestBody?.content ?? {}).sort()).toEqual([
    ...['application/json', 'application/xml', 'multipart/form-data', 'text/csv', 'text/xml'],
  ]);
});
