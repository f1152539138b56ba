/** Name of an operation, as in the API's description: method and path, with `{names}` for parameters. */
export const operationName = (method: string, path: string): string =>
  `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
