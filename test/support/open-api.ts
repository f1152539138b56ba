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

interface WrittenSchema extends Omit<Schema, 'properties' | 'items'> {
  readonly $ref?: string;
  readonly allOf?: readonly WrittenSchema[];
  readonly properties?: Readonly<Record<string, WrittenSchema>>;
  readonly items?: WrittenSchema;
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
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
  const document = await client.expect<Document>('GET', '/api/docs-json');
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
  const query = parameters.filter((parameter) => parameter.in === 'query');
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
  { $ref, allOf = [], ...written }: WrittenSchema,
  named: Readonly<Record<string, WrittenSchema>>,
): Schema {
  const parts = $ref ? [...allOf, named[$ref.split('/').at(-1) ?? ''] ?? {}] : allOf;
  const inherited = parts.map((part) => followed(part, named));
  const { properties, items, ...rest } = written;
  const followedProperties = Object.entries(properties ?? {}).map(
    ([name, schema]) => [name, followed(schema, named)] as const,
  );
  return Object.assign({}, ...inherited, rest, {
    ...(properties && { properties: Object.fromEntries(followedProperties) }),
    ...(items && { items: followed(items, named) }),
  }) as Schema;
}

/** Replaces every parameter of the path. */
export const filled = (path: string, value: string): string => path.replaceAll(/\{\w+\}/g, value);
