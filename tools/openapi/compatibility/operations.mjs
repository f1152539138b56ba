// Compares the public operations of two documents.
import { resolved, schemaBreaks } from './schemas.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Returns changes that break programs written for the released document, one sentence each; empty if there are none.
 */
export function breaksBetween(released, current) {
  const documents = [released, current];
  return operationsOf(released).flatMap(({ path, method, operation }) => {
    const location = `${method.toUpperCase()} ${path}`;
    const now = current.paths[path]?.[method];
    if (!isPublic(now)) return [`${location}: was removed`];
    return operationBreaks(documents, [operation, now], location);
  });
}

const isPublic = (operation) => operation?.['x-audience'] === 'public';

const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => isPublic(methods[method])).map((method) => ({
      ...{ path, method },
      operation: methods[method],
    })),
  );

function operationBreaks(documents, [old, now], location) {
  return [
    ...(old.operationId === now.operationId
      ? []
      : [`${location}: operationId ${old.operationId} became ${now.operationId}`]),
    ...securityBreaks(old, now, location),
    ...parameterBreaks(documents, [old, now], location),
    ...bodyBreaks(documents, [old.requestBody, now.requestBody], location),
    ...responseBreaks(documents, [old.responses, withoutEnd(now)], location),
  ];
}

/** Responses of an operation, except the one after its announced end. */
const withoutEnd = ({ deprecated, responses }) =>
  deprecated
    ? Object.fromEntries(Object.entries(responses).filter(([status]) => status !== '410'))
    : responses;

/** Checks that each way to call the operation still works: a session, or a key with certain scopes. */
function securityBreaks({ security: old = [] }, { security: now = [] }, location) {
  if (now.length === 0) return [];
  if (old.length === 0) return [`${location}: needs a token now`];
  const isEnough = (given, asked) =>
    Object.entries(asked).every(([scheme, scopes]) =>
      scopes.every((scope) => given[scheme]?.includes(scope)),
    ) && Object.keys(asked).every((scheme) => scheme in given);
  return old.every((given) => now.some((asked) => isEnough(given, asked)))
    ? []
    : [`${location}: needs other scopes now`];
}

function parameterBreaks(documents, [old, now], location) {
  const [from, to] = [old, now].map(({ parameters = [] }, index) =>
    parameters.map((parameter) => resolved(documents[index], parameter)),
  );
  const isSame = (one, other) => one.name === other.name && one.in === other.in;
  const lost = from.flatMap((parameter) => {
    const named = `${location} ${parameter.in} ${parameter.name}`;
    const other = to.find((candidate) => isSame(parameter, candidate));
    if (!other) return [`${named}: was removed`];
    if (other.required && !parameter.required) return [`${named}: is required now`];
    return schemaBreaks(documents, [parameter.schema, other.schema], 'request', named);
  });
  const asked = to
    .filter(({ required }) => required)
    .filter((parameter) => !from.some((other) => isSame(parameter, other)));
  return [...lost, ...asked.map(({ name }) => `${location} ${name}: is required now`)];
}

function bodyBreaks(documents, [old, now], location) {
  if (!old) return now?.required ? [`${location} body: is required now`] : [];
  if (!now) return [`${location} body: was removed`];
  return [
    ...(now.required && !old.required ? [`${location} body: is required now`] : []),
    ...contentBreaks(documents, [old.content, now.content], 'request', `${location} body`),
  ];
}

function contentBreaks(documents, [old = {}, now = {}], direction, location) {
  return Object.entries(old).flatMap(([type, { schema }]) =>
    type in now
      ? schemaBreaks(documents, [schema, now[type].schema], direction, location)
      : [`${location}: ${type} was removed`],
  );
}

/** A new status is breaking, since programs do not know how to handle it; a new code of a known status is not. */
function responseBreaks(documents, [old, now], location) {
  const known = Object.entries(old).flatMap(([status, response]) => {
    const named = `${location} ${status}`;
    if (!(status in now)) return [`${named}: was removed`];
    const [from, to] = [response, now[status]].map((one, index) => resolved(documents[index], one));
    const lost = Object.keys(from.headers ?? {}).filter(
      (header) => !(header in (to.headers ?? {})),
    );
    return [
      ...lost.map((header) => `${named}: header ${header} was removed`),
      ...(from.content === undefined && to.content !== undefined && status.startsWith('2')
        ? [`${named}: has a body now`]
        : []),
      ...contentBreaks(documents, [from.content, to.content], 'response', named),
    ];
  });
  const added = Object.keys(now).filter((status) => !(status in old));
  return [...known, ...added.map((status) => `${location} ${status}: is returned now`)];
}
