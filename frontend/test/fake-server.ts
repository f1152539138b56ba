/** A request as sent to the network. */
export interface SeenRequest {
  readonly method: string;
  /** Path below /api/v1. */
  readonly path: string;
  readonly params: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface FakeResponse {
  readonly status?: number;
  /** A string is sent as plain text, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Response of the server to an unexpected error. */
export const serverError: FakeResponse = {
  status: 500,
  body: { statusCode: 500, message: 'Internal server error' },
};

/** A response that is lost: the server may have processed the request. */
export const lostResponse = (): never => {
  throw new TypeError('Failed to fetch');
};

type Handler = (request: SeenRequest) => FakeResponse | Promise<FakeResponse>;

/** A response, or a function that makes it. */
export type FakeEndpoint = FakeResponse | Handler;

async function read(request: Request): Promise<SeenRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: pathname.replace('/api/v1/', ''),
    params: searchParams,
    headers: request.headers,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  };
}

function toResponse({ status = 200, body, headers }: FakeResponse): Response {
  const isText = typeof body === 'string';
  return new Response(status === 204 ? null : isText ? body : JSON.stringify(body ?? null), {
    status,
    headers: { 'content-type': isText ? 'text/plain' : 'application/json', ...headers },
  });
}

/**
 * Fake server in place of `fetch`: a table of `METHOD path` to response. Other requests get a 404. The returned list
 * fills with every request, in order.
 */
export function fakeServer(handlers: Readonly<Record<string, FakeEndpoint>>): SeenRequest[] {
  const seen: SeenRequest[] = [];
  global.fetch = async (input: Request | URL | string, init?: RequestInit) => {
    const request = await read(new Request(input, init));
    seen.push(request);
    const handler = handlers[`${request.method} ${request.path}`];
    const response = typeof handler === 'function' ? await handler(request) : handler;
    return toResponse(response ?? { status: 404, body: { statusCode: 404, message: 'Not found' } });
  };
  return seen;
}

/** A response that arrives late: its `endpoint` waits until the test sends it. */
export function heldResponse() {
  let send: (response: FakeResponse) => void = () => undefined;
  const response = new Promise<FakeResponse>((resolve) => {
    send = resolve;
  });
  return {
    endpoint: () => response,
    send: (sent: FakeResponse) => {
      send(sent);
    },
  };
}

/** Body of a request, whose shape a test knows; undefined if it was never sent. */
export const sentBody = <Body extends object>(
  request: Pick<SeenRequest, 'body'> | undefined,
): Readonly<Body> | undefined => request?.body as Body | undefined;

/** Idempotency keys of the requests to a path, in order. */
export const keysOf = (seen: readonly SeenRequest[], path: string): (string | null)[] =>
  seen
    .filter((request) => request.method === 'POST' && request.path === path)
    .map(({ headers }) => headers.get('Idempotency-Key'));
