import type { ApiClient } from './api-client.js';

/** A body or a part of it, with references resolved. */
export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'boolean';
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

export interface ApiRoute {
  readonly method: string;
  /** With `{names}` for parameters. */
  readonly path: string;
  readonly queryNames: readonly string[];
  readonly requiredQueryNames: readonly string[];
  readonly takesBody: boolean;
  /** Undefined if the body is not documented. */
  readonly body?: Schema;
}

interface WrittenSchema extends Omit<Schema, 'type' | 'properties' | 'items'> {
  readonly type?: Schema['type'] | 'integer' | readonly (Schema['type'] | 'integer' | 'null')[];
  readonly $ref?: string;
  readonly anyOf?: readonly WrittenSchema[];
  readonly allOf?: readonly WrittenSchema[];
  readonly properties?: Readonly<Record<string, WrittenSchema>>;
  readonly items?: WrittenSchema;
}

interface Operation {
  readonly parameters?: readonly {
    /** Undefined for a header common to all requests, which is a reference. */
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: WrittenSchema }>>;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, WrittenSchema>> };
}

/** All documented routes. */
export async function documentedRoutes(client: ApiClient): Promise<ApiRoute[]> {
  const document = await client.expect<Document>('GET', '/api/openapi.json');
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      toRoute(document, method.toUpperCase(), path, operation),
    ),
  );
}

function toRoute(
  { components }: Document,
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
): ApiRoute {
  const query = parameters.flatMap(({ in: place, name, required = false }) =>
    place === 'query' && name ? [{ name, required }] : [],
  );
  const [content] = Object.values(requestBody?.content ?? {});
  return {
    method,
    path,
    queryNames: query.map(({ name }) => name),
    requiredQueryNames: query.filter(({ required }) => required).map(({ name }) => name),
    takesBody: requestBody !== undefined || ['POST', 'PUT', 'PATCH'].includes(method),
    ...(content && { body: followed(content.schema, components.schemas) }),
  };
}

/** Resolves the references of a schema. */
function followed(
  { $ref, allOf = [], anyOf = [], type, ...written }: WrittenSchema,
  named: Readonly<Record<string, WrittenSchema>>,
): Schema {
  // the first of several, since the others only allow null
  const some = [...allOf, ...anyOf.slice(0, 1)];
  const parts = $ref ? [...some, named[$ref.split('/').at(-1) ?? ''] ?? {}] : some;
  const inherited = parts.map((part) => followed(part, named));
  const { properties, items, ...rest } = written;
  const followedProperties = Object.entries(properties ?? {}).map(
    ([name, schema]) => [name, followed(schema, named)] as const,
  );
  return Object.assign({}, ...inherited, rest, {
    ...(type && { type: plainType(type) }),
    ...(properties && { properties: Object.fromEntries(followedProperties) }),
    ...(items && { items: followed(items, named) }),
  }) as Schema;
}

/** Type without null; integers count as numbers. */
function plainType(type: NonNullable<WrittenSchema['type']>): Schema['type'] {
  const [first] = [type].flat().filter((one) => one !== 'null');
  return first === 'integer' ? 'number' : first;
}

/** Replaces every parameter of the path. */
export const filled = (path: string, value: string): string => path.replaceAll(/\{\w+\}/g, value);
