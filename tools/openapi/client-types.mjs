// The types of clients/typescript: operations for programs, generated from the document.
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const note = '// Written by `npm run openapi` from openapi/openapi.json.\n';

/** Source files of the client package, by name. */
export async function buildClientTypes(document) {
  const open = withPublicOperations(document);
  return {
    'api.ts': note + astToString(await openapiTS(open, { alphabetize: true, transform })),
    'operations.ts': note + operationsOf(open),
  };
}

/** Maps a file to Blob instead of string, and arbitrary JSON to unknown instead of a recursive type. */
function transform({ format }, { path }) {
  if (format === 'binary') return ts.factory.createTypeReferenceNode('Blob');
  if (path === '#/components/schemas/Json')
    return ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
  return undefined;
}

/** Leaves out the calls to webhooks: their bodies are the events of the feed. */
function withPublicOperations({ openapi, info, paths, components }) {
  const kept = Object.entries(paths).map(([path, methods]) => [path, publicOf(methods)]);
  const isUsed = ([, methods]) => Object.keys(methods).length > 0;
  const open = { openapi, info, components, paths: Object.fromEntries(kept.filter(isUsed)) };
  return { ...open, components: { ...components, schemas: usedSchemas(open) } };
}

const publicOf = (methods) =>
  Object.fromEntries(
    Object.entries(methods)
      .filter(([, operation]) => operation['x-audience'] === 'public')
      .map(([method, operation]) => [method, withOneBody(operation)]),
  );

/** The package sends a file as a form, also where the file could be the body itself. */
function withOneBody(operation) {
  const form = operation.requestBody?.content['multipart/form-data'];
  if (!form) return operation;
  const content = { 'multipart/form-data': form };
  return { ...operation, requestBody: { ...operation.requestBody, content } };
}

/** Schemas used by the paths, directly or indirectly. */
function usedSchemas({ paths, components }) {
  const used = new Map();
  const waiting = [paths, components.responses];
  while (waiting.length > 0)
    for (const [, name] of JSON.stringify(waiting.pop()).matchAll(/#\/components\/schemas\/(\w+)/g))
      if (!used.has(name)) {
        used.set(name, components.schemas[name]);
        waiting.push(components.schemas[name]);
      }
  return Object.fromEntries([...used].sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Method, path and kind of each operation, by id. */
function operationsOf({ paths }) {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      operation.operationId,
      { method, path, ...kindOf(operation) },
    ]),
  );
  const sorted = entries.sort(([left], [right]) => (left < right ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(sorted));
  return `/** Method, path and kind of each operation. */\nexport const operations = ${text} as const;\n`;
}

/**
 * Kind of an operation; flags are written only if set: a form instead of JSON, an Idempotency-Key, a read by POST, a GET
 * with an effect, a file or text as the response.
 */
function kindOf(operation) {
  const { requestBody, parameters = [], responses } = operation;
  const isKeyed = parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const types = successes.flatMap(([, { content = {} }]) => Object.keys(content));
  return {
    ...(requestBody?.content['multipart/form-data'] && { isForm: true }),
    ...(isKeyed && { isKeyed: true }),
    ...(operation['x-reads-only'] && { isRead: true }),
    ...(operation['x-has-effect'] && { hasEffect: true }),
    ...(types.includes('*/*') && { responseType: 'blob' }),
    ...(types.some((type) => type.startsWith('text/plain')) && { responseType: 'text' }),
  };
}
