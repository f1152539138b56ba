import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { portOf } from '../../support/port-of.js';

interface Call {
  readonly data: { readonly connoteNumber?: string; readonly occurredAt?: string };
}

/** Accepts every call after a while, and measures the time since the scan that caused it. */
export class Receiver {
  readonly times: number[] = [];
  count = 0;
  private readonly expected = new Map<string, number>();

  private constructor(private readonly server: Server) {}

  static async start(responseMs = 0): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        receiver.receive(JSON.parse(String(Buffer.concat(parts))) as Call);
        setTimeout(() => response.writeHead(204).end(), responseMs);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${portOf(this.server)}/`;
  }

  get missing(): number {
    return this.expected.size;
  }

  /** Starts the time of a scan. */
  expect(connote: string, occurredAt: string): string {
    const scan = `${connote} ${occurredAt}`;
    this.expected.set(scan, performance.now());
    return scan;
  }

  forget(scan: string): void {
    this.expected.delete(scan);
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private receive({ data: { connoteNumber, occurredAt } }: Call): void {
    this.count += 1;
    const scan = `${connoteNumber} ${occurredAt}`;
    const sentAt = this.expected.get(scan);
    if (sentAt !== undefined) this.times.push(performance.now() - sentAt);
    this.expected.delete(scan);
  }
}
