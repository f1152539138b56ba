import fs from 'node:fs';

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

/** Paths of the lists in the schema that may have any number of entries. */
function unbounded(schema: Schema, path: string, known: readonly string[] = []): string[] {
  const { $ref, type, maxItems, items, properties = {}, anyOf = [], allOf = [] } = schema;
  if ($ref !== undefined) {
    const target = components.schemas[$ref.split('/').at(-1) ?? ''];
    return target && !known.includes($ref) ? unbounded(target, path, [...known, $ref]) : [];
  }
  const isUnbounded = [type].flat().includes('array') && maxItems === undefined;
  return [
    ...(isUnbounded ? [path] : []),
    ...(items ? unbounded(items, `${path}[]`, known) : []),
    ...[...anyOf, ...allOf].flatMap((part) => unbounded(part, path, known)),
    ...Object.entries(properties).flatMap(([name, part]) =>
      unbounded(part, `${path}.${name}`, known),
    ),
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
