import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { RunningServer } from '../sftp/sftp-server.js';

export interface CarrierRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of a POST as received. */
  readonly text: string;
  /** Parsed JSON of a POST; undefined otherwise. */
  readonly body: unknown;
}

export interface CarrierResponse {
  readonly status: number;
  readonly type: 'application/json' | 'text/html; charset=utf-8' | 'text/css';
  readonly body: string;
}

/** Response to a request; null for an unknown path. */
export type CarrierRoutes = (method: string, request: CarrierRequest) => CarrierResponse | null;

const MAX_BYTES = 20 * 1024 * 1024;

export const json = (status: number, body: unknown): CarrierResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** Starts the carrier's web server on the loopback address. */
export async function startHttpServer(port: number, routes: CarrierRoutes): Promise<RunningServer> {
  const server = createServer((request, response) => {
    respond(request, routes).then(
      (result) => {
        write(response, result);
      },
      () => {
        write(response, json(400, { message: 'The request could not be read' }));
      },
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function respond(request: IncomingMessage, routes: CarrierRoutes): Promise<CarrierResponse> {
  const text = request.method === 'POST' ? await readText(request) : '';
  return (
    routes(request.method ?? 'GET', {
      url: new URL(request.url ?? '/', 'http://carrier'),
      headers: plainHeaders(request),
      text,
      body: text === '' ? undefined : JSON.parse(text),
    }) ?? json(404, { message: 'Not found' })
  );
}

/** Headers that are sent once. */
const plainHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function write(response: ServerResponse, { status, type, body }: CarrierResponse): void {
  response.writeHead(status, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' });
  response.end(body);
}
