import { createEvents, type EventMethods } from './events.js';
import { operations } from './generated/operations.js';
import { LinehaulError } from './linehaul-error.js';
import type { CallOptions, InputOf, OperationId, Operations, ResultOf } from './operation-types.js';
import { createTransport, type TransportOptions } from './transport.js';

export interface LinehaulOptions extends TransportOptions {
  /** Base URL of Linehaul, without `/api`. */
  readonly baseUrl: string;
}

interface Page {
  readonly totalPageCount: number;
}

/** Operations with paged responses. */
type PagedId = {
  [Id in OperationId]: ResultOf<Id> extends Page ? Id : never;
}[OperationId];

/** Every operation as a method, with helpers for several calls. */
export interface Linehaul extends Operations, EventMethods {
  /** Iterates over all pages of a list. */
  pages<Id extends PagedId>(id: Id, input: InputOf<Id>): AsyncGenerator<ResultOf<Id>>;
}

interface Operation {
  readonly method: string;
  readonly path: string;
  /** Takes a form with a file instead of JSON. */
  readonly isForm?: boolean;
  /** A repeated request with the same Idempotency-Key does nothing twice. */
  readonly isKeyed?: boolean;
  /** Read-only, although it is a POST. */
  readonly isRead?: boolean;
  /** Does something with each request, such as printing, although it is a GET. */
  readonly hasEffect?: boolean;
  /** Type of the response, unless it is JSON. */
  readonly responseType?: 'blob' | 'text';
}

/** Parts of any input. */
interface AnyInput extends CallOptions {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Creates a client for an API key. Changes get an Idempotency-Key, so that a request whose response was lost can be
 * repeated without doing anything twice; reads wait for the client's own changes.
 * @throws Error in a browser with a live key, which any visitor could read
 */
export function createLinehaul({ baseUrl, ...options }: LinehaulOptions): Linehaul {
  if ('document' in globalThis && options.key.startsWith('lh_live_'))
    throw new Error('A live key does not belong in a browser');
  const send = createTransport(options);
  const root = baseUrl.replace(/\/$/, '');

  const call = async (id: OperationId, input: AnyInput = {}): Promise<unknown> => {
    const operation: Operation = operations[id];
    const response = await send(toRequest(root, operation, input), isRepeatable(operation));
    const content = response.status === 204 ? undefined : await contentOf(response, operation);
    if (!response.ok) throw LinehaulError.from(response, content);
    return content;
  };

  const methods = Object.fromEntries(
    Object.keys(operations).map((id) => [id, (input?: AnyInput) => call(id as OperationId, input)]),
  ) as unknown as Operations;
  return {
    ...methods,
    ...createEvents(methods),
    pages: (id, input) => pagesOf(methods, id, input),
  };
}

const isRepeatable = ({ method, hasEffect = false, ...operation }: Operation): boolean =>
  (method === 'get' && !hasEffect) || operation.isKeyed === true || operation.isRead === true;

function toRequest(root: string, operation: Operation, input: AnyInput): Request {
  const { method, isForm = false, isKeyed = false } = operation;
  const { body, signal = null, idempotencyKey = crypto.randomUUID() } = input;
  const isJson = body !== undefined && !isForm;
  return new Request(`${root}${urlOf(operation, input)}`, {
    method: method.toUpperCase(),
    headers: {
      ...(isKeyed && { 'Idempotency-Key': idempotencyKey }),
      ...(isJson && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? toForm(body) : JSON.stringify(body) }),
    signal,
  });
}

/** URL of the request: the path with its parameters, and the query. */
function urlOf({ path: template }: Operation, { path = {}, query = {} }: AnyInput): string {
  const url = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${url}?${search.toString()}` : url;
}

/** Reads the body of a response; errors are JSON for every operation. */
async function contentOf(response: Response, { responseType }: Operation): Promise<unknown> {
  if (response.ok && responseType === 'blob') return response.blob();
  const text = await response.text();
  const type = response.headers.get('Content-Type') ?? '';
  const isJson = type.includes('json') || (response.ok && responseType === undefined);
  if (!isJson) return text;
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

async function* pagesOf<Id extends PagedId>(
  methods: Operations,
  id: Id,
  input: InputOf<Id>,
): AsyncGenerator<ResultOf<Id>> {
  const read = methods[id] as (page: AnyInput) => Promise<Page>;
  const { query, ...rest }: AnyInput = input;
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const result = await read({ ...rest, query: { ...query, page } });
    pages = result.totalPageCount;
    yield result as Page & ResultOf<Id>;
  }
}

/** A field of a form as text: an object, such as the options of an import, as JSON. */
const formText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function toForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, formText(value));
  }
  return form;
}
