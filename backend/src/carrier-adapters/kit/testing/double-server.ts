import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { z } from 'zod';

/** Faults a double can inject into one request, or into a share of them. */
export type Fault =
  | 'HANG'
  | 'RESET_BEFORE_WORK'
  | 'RESET_AFTER_WORK'
  | 'HALF_A_BODY'
  | 'BAD_GATEWAY_AFTER_WORK'
  | 'HTML_BODY'
  | 'OTHER_JSON'
  | 'THROTTLED';

/** A request as passed to a double's routes. */
export interface DoubleRequest {
  readonly method: string;
  /** Without the base path. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface DoubleResponse {
  readonly status: number;
  readonly body?: unknown;
  /** Instead of JSON. */
  readonly bytes?: Buffer;
}

/** Double of a carrier's server: real HTTP on loopback, with faults on request. */
export interface DoubleServer {
  readonly url: string;
  /** Requests so far. */
  readonly requests: readonly DoubleRequest[];
  /** Injects a fault into the next request with this method and path prefix, or into the next ones. */
  fail(fault: Fault, on?: string, times?: number): void;
  /** Injects a fault into every later request for which `when` returns true. */
  failEach(fault: Fault, when: (request: DoubleRequest) => boolean): void;
  close(): Promise<void>;
}

const RETRY_AFTER_SECONDS = '7';

export async function startDouble(
  base: string,
  respond: (request: DoubleRequest) => DoubleResponse,
): Promise<DoubleServer> {
  const requests: DoubleRequest[] = [];
  const planned: { fault: Fault; on: string }[] = [];
  let each: { fault: Fault; when: (request: DoubleRequest) => boolean } | null = null;

  const faultOf = (request: DoubleRequest): Fault | null => {
    const index = planned.findIndex(({ on }) => `${request.method} ${request.path}`.startsWith(on));
    const [next] = index < 0 ? [] : planned.splice(index, 1);
    if (next) return next.fault;
    return each?.when(request) === true ? each.fault : null;
  };
  const server = createServer((message, response) => {
    void readRequest(message, base).then((request) => {
      requests.push(request);
      serve(response, { fault: faultOf(request), work: () => respond(request) });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}${base}`,
    requests,
    fail: (fault, on = '', times = 1) => {
      for (let time = 0; time < times; time += 1) planned.push({ fault, on });
    },
    failEach: (fault, when) => (each = { fault, when }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readRequest(message: IncomingMessage, base: string): Promise<DoubleRequest> {
  const parts: Buffer[] = [];
  for await (const part of message as AsyncIterable<Buffer>) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  const url = new URL(message.url ?? '/', 'http://double');
  return {
    method: message.method ?? '',
    path: url.pathname.slice(base.length),
    query: url.searchParams,
    headers: message.headers,
    body: text === '' ? null : JSON.parse(text),
  };
}

interface ServedRequest {
  readonly fault: Fault | null;
  readonly work: () => DoubleResponse;
}

const beforeWork: Readonly<Partial<Record<Fault, (response: ServerResponse) => void>>> = {
  HANG: () => undefined,
  RESET_BEFORE_WORK: (response) => response.socket?.resetAndDestroy(),
  THROTTLED: (response) => {
    const headers = { 'Content-Type': 'application/json', 'Retry-After': RETRY_AFTER_SECONDS };
    response.writeHead(429, headers);
    response.end(JSON.stringify({ errors: [{ code: 'API_002', message: 'Too many requests' }] }));
  },
};

const afterWork: Readonly<Partial<Record<Fault, (response: ServerResponse) => void>>> = {
  RESET_AFTER_WORK: (response) => response.socket?.resetAndDestroy(),
  BAD_GATEWAY_AFTER_WORK: (response) => {
    response.writeHead(502, { 'Content-Type': 'text/html' });
    response.end('<html><body>502 Bad Gateway</body></html>');
  },
  HTML_BODY: (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<html><body>Maintenance</body></html>');
  },
  OTHER_JSON: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end('{"surprise": [1, 2, 3]}');
  },
};

function serve(response: ServerResponse, { fault, work }: ServedRequest): void {
  const early = fault && beforeWork[fault];
  if (early) {
    early(response);
    return;
  }
  const { status, body, bytes } = work();
  const late = fault && afterWork[fault];
  if (late) {
    late(response);
    return;
  }
  const payload = bytes ?? Buffer.from(body === undefined ? '' : JSON.stringify(body));
  response.writeHead(status, {
    'Content-Type': bytes ? 'application/pdf' : 'application/json',
    'Content-Length': payload.length,
  });
  if (fault !== 'HALF_A_BODY') {
    response.end(payload);
    return;
  }
  response.write(payload.subarray(0, Math.floor(payload.length / 2)), () =>
    response.socket?.destroy(),
  );
}
