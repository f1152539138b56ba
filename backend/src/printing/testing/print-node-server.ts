import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../../../../test/support/port-of.js';
import { parseJson } from '../../../../test/support/json.js';

export interface PrintJob {
  readonly printerId: number;
  readonly title: string;
  readonly contentType: string;
  readonly content: string;
}

export interface PrintNodeServer {
  readonly url: string;
  readonly jobs: readonly PrintJob[];
  /** Statuses to return for the next requests. */
  respondWith(...statuses: number[]): void;
  stop(): Promise<void>;
}

const printers = [
  {
    id: 34,
    name: 'Zebra',
    description: 'ZD421',
    capabilities: {},
    default: true,
    state: 'online',
    computer: { id: 7, name: 'DOCK-1', hostname: 'dock-1.local' },
  },
];

/** Starts a double of PrintNode, as documented, on the loopback address. */
export async function startPrintNodeServer(apiKey: string): Promise<PrintNodeServer> {
  const jobs: PrintJob[] = [];
  const failures: number[] = [];
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  const server = createServer((request, response) => {
    const respond = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    void text(request).then((body) => {
      const failure = failures.shift();
      if (failure !== undefined) respond(failure, { code: 'Upset', message: 'not now' });
      else if (request.headers.authorization !== authorization)
        respond(401, { code: 'BadRequest', message: 'API Key not found' });
      else if (request.method === 'GET' && request.url?.startsWith('/printers'))
        respond(200, printers);
      else if (request.method === 'POST' && request.url === '/printjobs')
        respond(201, 472_000 + jobs.push(parseJson<PrintJob>(body)));
      else respond(404, { code: 'NotFound', message: 'Not found' });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    jobs,
    respondWith: (...statuses) => {
      failures.push(...statuses);
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
