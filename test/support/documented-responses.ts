import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from './json.js';

type Json = Readonly<Record<string, unknown>>;

interface Header {
  readonly $ref?: string;
  readonly required?: boolean;
  readonly schema?: Json;
}

interface DocumentedResponse {
  readonly $ref?: string;
  readonly 'x-may-be-empty'?: boolean;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, { readonly schema: Json }>>;
}

interface Operation {
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly responses: Readonly<Record<string, DocumentedResponse>>;
    readonly headers: Readonly<Record<string, Header>>;
  };
}

const file = path.resolve(import.meta.dirname, '../../openapi/openapi.json');
const document = parseJson<Document>(fs.readFileSync(file, 'utf8'));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'api', components: { schemas: closed(document.components.schemas, true) } });
/** Headers that are relevant to programs; if undocumented, they are reported. */
const OURS = [
  ...['x-correlation-id', 'x-event-position', 'x-read-position', 'ratelimit', 'ratelimit-policy'],
  ...['retry-after', 'location', 'deprecation', 'sunset'],
];
/** Responses to malformed requests that Node rejects before routing. */
const BENEATH = [431, 500];
const validators = new Map<Json, ValidateFunction>();

const templates = Object.keys(document.paths)
  .map((template) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    names: template.split('{').length,
  }))
  .sort((left, right) => left.names - right.names);

/**
 * Compares a response with the API's description: status, headers, type, fields and code. Returns an empty string if it
 * matches, or if the route is not described.
 */
export function differenceFrom(
  method: string,
  route: string,
  response: Response,
  body: unknown,
): string {
  const operation = operationOf(method, route);
  if (!operation || BENEATH.includes(response.status)) return '';
  const written = operation.responses[String(response.status)];
  if (!written) return `${response.status} is not documented: ${JSON.stringify(body)}`;
  const received = written.$ref ? shared(written.$ref) : written;
  const difference = differenceOfHeaders(received, response.headers);
  if (difference) return difference;
  return body === '' && canBeEmpty(received) ? '' : differenceOfContent(received, response, body);
}

function differenceOfHeaders({ headers = {} }: DocumentedResponse, sent: Headers): string {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  const extra = OURS.find((name) => sent.has(name) && !names.includes(name));
  if (extra) return `sends ${extra}, which is not documented`;
  const differences = Object.entries(headers).map(([name, written]) =>
    differenceOfHeader(name, written.$ref ? sharedHeader(written.$ref) : written, sent.get(name)),
  );
  return differences.find(Boolean) ?? '';
}

function differenceOfHeader(
  name: string,
  { required = false, schema = {} }: Header,
  value: string | null,
): string {
  if (value === null) return required ? `does not send ${name}` : '';
  const isAsWritten = validatorOf(schema)(typedValue(value, schema));
  return isAsWritten ? '' : `sends ${name}: ${value}, not ${JSON.stringify(schema)}`;
}

const sharedHeader = ($ref: string): Header =>
  document.components.headers[$ref.split('/').at(-1) ?? ''] ?? {};

const typedValue = (value: string, { type }: Json): string | number =>
  type === 'integer' ? Number(value) : value;

function operationOf(method: string, route: string): Operation | undefined {
  const name = method.toLowerCase();
  const found = templates.find(
    ({ template, pattern }) => pattern.test(route) && document.paths[template]?.[name],
  );
  return found && document.paths[found.template]?.[name];
}

const shared = ($ref: string): DocumentedResponse =>
  document.components.responses[$ref.split('/').at(-1) ?? ''] ?? {};

const canBeEmpty = (response: DocumentedResponse): boolean =>
  !response.content || response['x-may-be-empty'] === true;

function differenceOfContent(
  { content = {} }: DocumentedResponse,
  response: Response,
  body: unknown,
): string {
  const type = response.headers.get('content-type') ?? '';
  const found = Object.entries(content).find(([described]) => isOfType(type, described));
  if (!found) return `is ${type}, not ${Object.keys(content).join(' or ')}`;
  if (found[0] !== 'application/json') return '';
  const validate = validatorOf(found[1].schema);
  if (validate(body)) return '';
  return `${ajv.errorsText(validate.errors)}: ${JSON.stringify(body)}`.slice(0, 600);
}

/**
 * Whether a media type matches the described one, which may contain a star; parameters such as the charset are ignored.
 */
const isOfType = (type: string, described: string): boolean =>
  type.startsWith((described.split(';')[0] ?? '').split('*')[0] ?? '') || described.startsWith('*');

/** Validator for a schema of the description that rejects undescribed fields. */
export function validatorOf(schema: Json): ValidateFunction {
  const validator = validators.get(schema) ?? ajv.compile(parseJson<Json>(writtenOut(schema)));
  validators.set(schema, validator);
  return validator;
}

/** References point into the whole document. */
const writtenOut = (schema: Json): string =>
  JSON.stringify(closed(schema)).replaceAll('"#/components', '"api#/components');

/** Rejects undescribed fields of an object; `isPart` marks parts that are not schemas themselves. */
function closed(schema: unknown, isPart = false): unknown {
  if (isList(schema)) return schema.map((entry) => closed(entry));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema as Json).map(([key, value]) => [
    key,
    key === 'enum' || key === 'const' ? value : closed(value, key === 'properties'),
  ]);
  const isObject = 'type' in schema && schema.type === 'object' && 'properties' in schema;
  const isClosed = isObject && !isPart && !('additionalProperties' in schema);
  return { ...Object.fromEntries(entries), ...(isClosed && { additionalProperties: false }) };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
