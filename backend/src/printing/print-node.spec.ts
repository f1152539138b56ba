import { PrintNode } from './print-node.js';
import { startPrintNodeServer, type PrintNodeServer } from './testing/print-node-server.js';

const apiKey = 'k'.repeat(43);
const request = { printerId: 34, title: 'Labels', pdf: Buffer.from('%PDF-') };
let server: PrintNodeServer;
let service: PrintNode;

beforeEach(async () => {
  server = await startPrintNodeServer(apiKey);
  service = new PrintNode({ url: server.url, timeoutMs: 1000, pausesMs: [1, 1] });
});

afterEach(() => server.stop());

describe('print service', () => {
  it('lists its printers', async () => {
    expect(await service.listPrinters(apiKey)).toEqual([
      { id: 34, name: 'Zebra', computer: { id: 7, hostname: 'dock-1.local' } },
    ]);
  });

  it('accepts a document unchanged', async () => {
    await service.print(apiKey, request);

    expect(server.jobs).toMatchObject([
      { printerId: 34, title: 'Labels', contentType: 'pdf_base64', content: 'JVBERi0=' },
    ]);
  });

  it('is retried while rate-limited, and prints once', async () => {
    server.respondWith(429, 429);

    await service.print(apiKey, request);

    expect(server.jobs).toHaveLength(1);
  });

  it('is given up when it stays rate-limited', async () => {
    server.respondWith(429, 429, 429);

    await expect(service.print(apiKey, request)).rejects.toThrow('busy');
  });

  it('is not retried when it may have printed', async () => {
    server.respondWith(500);

    await expect(service.print(apiKey, request)).rejects.toThrow('responded with 500: not now');
    expect(server.jobs).toEqual([]);
  });

  it('reports an unknown key without exposing it', async () => {
    const wrong = 'w'.repeat(43);

    const error: unknown = await service.print(wrong, request).catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({
      status: 502,
      message: expect.not.stringContaining(wrong),
    });
    expect(JSON.stringify(error)).not.toContain(wrong);
  });

  it('reports when it is unreachable', async () => {
    await server.stop();

    await expect(service.listPrinters(apiKey)).rejects.toThrow('refused the connection');
    server = await startPrintNodeServer(apiKey);
  });
});
