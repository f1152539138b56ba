import type { ApiClient } from './api-client.js';

export interface ApiRoute {
  readonly method: string;
  /** With `{names}` for parameters. */
  readonly path: string;
  readonly queryNames: readonly string[];
  readonly takesBody: boolean;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: unknown;
}

/** Every route the product documents. */
export async function documentedRoutes(client: ApiClient): Promise<ApiRoute[]> {
  const { paths } = await client.expect<{ paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/api/docs-json',
  );
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      queryNames: parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name),
      takesBody:
        requestBody !== undefined || ['POST', 'PUT', 'PATCH'].includes(method.toUpperCase()),
    })),
  );
}

/** The path with every parameter replaced. */
export const filled = (path: string, value: string): string => path.replaceAll(/\{\w+\}/g, value);
