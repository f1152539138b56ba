import fs from 'node:fs';
import { basename } from 'node:path';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const { paths, components } = JSON.parse(
  fs.readFileSync('openapi/openapi.json', 'utf8'),
) as Description;

const targetOf = ($ref: string): Schema => components.schemas[basename($ref)] ?? {};

/** Parts of the schema with their paths, except the entries of a list. */
const partsOf = (
  { properties = {}, anyOf = [], allOf = [] }: Schema,
  path: string,
): (readonly [string, Schema])[] => [
  ...anyOf.concat(allOf).map((part) => [path, part] as const),
  ...Object.entries(properties).map(([name, part]) => [`${path}.${name}`, part] as const),
];

/** Paths of the lists in the schema that may have any number of entries. */
function unbounded(schema: Schema, path: string, known: readonly string[] = []): string[] {
  const { $ref = '', type, maxItems, items = {} } = schema;
  if (known.includes($ref)) return [];
  if ($ref) return unbounded(targetOf($ref), path, [...known, $ref]);
  const lists = [type].flat().includes('array') ? [items] : [];
  const parts = [...partsOf(schema, path), ...lists.map((item) => [`${path}[]`, item] as const)];
  return [
    ...(maxItems === undefined ? lists.map(() => path) : []),
    ...parts.flatMap(([place, part]) => unbounded(part, place, known)),
  ];
}

it('limits every list that a request may contain', () => {
  const lists = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => [
      // as long as the list of ids that it belongs to
      ...parameters
        .filter(({ name }) => name !== 'versions')
        .flatMap(({ name, schema = {} }) => unbounded(schema, `${method} ${path} ${name ?? ''}`)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        unbounded(schema, `${method} ${path}`),
      ),
    ]),
  );

  expect(lists).toEqual([]);
});
