import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { portOf } from '../support/port-of.js';

/** The part of an event that the receiver looks at. */
interface ReceivedEvent {
  readonly id: string;
  readonly data: {
    readonly connoteNumber: string;
    readonly occurredAt: string;
    readonly sequence: number;
  };
}

/** One event accepted with success, in the order of arrival. */
export interface Acceptance extends ReceivedEvent {
  readonly isFirst: boolean;
}

/** Calls between two outages. */
const OUTAGE_EVERY = 400;
/** Shorter than the first wait before a failing endpoint is called again. */
const OUTAGE_MS = 3_000;

/**
 * Receiver of webhooks that fails, hangs up, redirects, breaks off its response and is down at times. Each event fails
 * at most once outside an outage, so that its retry follows within seconds.
 */
export class UnreliableReceiver {
  readonly accepted: Acceptance[] = [];
  calls = 0;
  private upAgainAt = 0;
  private readonly known = new Set<string>();
  private readonly failed = new Set<string>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<UnreliableReceiver> {
    const server = createServer();
    const receiver = new UnreliableReceiver(server);
    server.on('request', (request, response) => {
      void receiver.receive(request, response).catch(() => undefined); // the caller was killed
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${portOf(this.server)}/`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request as AsyncIterable<Buffer>) body += part.toString();
    const event = JSON.parse(body) as ReceivedEvent;
    this.calls += 1;
    const fail = this.failureOf(event);
    if (fail) {
      fail(response);
      return;
    }
    this.accepted.push({ ...event, isFirst: !this.known.has(event.id) });
    this.known.add(event.id);
    response.writeHead(204).end();
  }

  private failureOf({ id }: ReceivedEvent): ((response: ServerResponse) => void) | null {
    const now = performance.now();
    if (this.calls % OUTAGE_EVERY === 0) this.upAgainAt = now + OUTAGE_MS;
    if (now < this.upAgainAt) return (response) => response.writeHead(503).end();
    if (this.failed.has(id)) return null;
    const failure = failures[this.calls % 40] ?? null;
    if (failure) this.failed.add(id);
    return failure;
  }
}

/** Failures by the number of the call, modulo 40. */
const failures: Readonly<Record<number, (response: ServerResponse) => void>> = {
  7: (response) => response.writeHead(500).end(),
  14: (response) => response.destroy(),
  21: (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  28: (response) => {
    response.writeHead(200, { 'content-length': '1000' }).flushHeaders();
    response.destroy();
  },
  35: (response) => response.writeHead(429, { 'retry-after': '1' }).end('slow down'),
};
