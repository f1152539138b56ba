import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { register } from 'prom-client';

import { canReadMetrics } from './metrics-access.js';

export interface MonitoringOptions {
  readonly host: string;
  readonly port: number;
  /** Allows other machines to read /metrics; without one, only this machine can. */
  readonly token: string | undefined;
  /** Whether the program can do its work now; responds within a second. */
  readonly isReady: () => Promise<boolean>;
  readonly log: (message: string) => void;
}

interface MonitoringResponse {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const RETRY_MS = 5_000;

const json = (status: number, body: unknown): MonitoringResponse => ({
  status,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(body),
});

/**
 * Serves /health/live, /health/ready and /metrics of a program without an HTTP server of its own. It only observes: a
 * port that is in use is logged and retried, without stopping the program.
 */
export class MonitoringServer {
  private readonly server: Server;
  private retry: NodeJS.Timeout | undefined;
  private hasWarned = false;

  private constructor(private readonly options: MonitoringOptions) {
    this.server = http.createServer((request, response) => {
      void respond(request, response, options);
    });
    this.server.on('error', (error) => {
      this.tryAgain(error);
    });
  }

  static start(options: MonitoringOptions): MonitoringServer {
    const monitoring = new MonitoringServer(options);
    monitoring.listen();
    return monitoring;
  }

  /** Null until it listens. */
  get port(): number | null {
    const address = this.server.address();
    return typeof address === 'object' && address !== null ? address.port : null;
  }

  close(): void {
    clearTimeout(this.retry);
    this.server.close();
    this.server.closeAllConnections();
  }

  private listen(): void {
    const { port, host } = this.options;
    // its own port, even if processes share the product's
    this.server.listen({ port, host, exclusive: true });
  }

  private tryAgain({ message }: Error): void {
    if (!this.hasWarned)
      this.options.log(`Health and metrics could not be served, will retry: ${message}`);
    this.hasWarned = true;
    this.retry = setTimeout(() => {
      this.listen();
    }, RETRY_MS).unref();
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  options: MonitoringOptions,
): Promise<void> {
  const { status, type, text } = await reply(request, options).catch(() =>
    json(500, { status: 'error' }),
  );
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : text);
}

async function reply(
  request: IncomingMessage,
  options: MonitoringOptions,
): Promise<MonitoringResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return json(405, {});
  const path = request.url?.split('?', 1)[0] ?? '';
  return (await responses[path]?.(request, options)) ?? json(404, {});
}

type ListeningServer = (
  request: IncomingMessage,
  options: MonitoringOptions,
) => MonitoringResponse | Promise<MonitoringResponse>;

const responses: Readonly<Record<string, ListeningServer>> = {
  '/health/live': () => json(200, { status: 'ok' }),
  '/health/ready': async (_request, { isReady }) =>
    (await isReady().catch(() => false))
      ? json(200, { status: 'ok' })
      : json(503, { status: 'error' }),
  '/metrics': async (request, { token }) =>
    canReadMetrics(request, token)
      ? { status: 200, type: register.contentType, text: await register.metrics() }
      : json(403, {}),
};
