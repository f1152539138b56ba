import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { ApiTransfer } from './api-transfer.js';
import type { OutgoingFile, TransferTarget } from './carrier-transfer.js';
import { describeCarrierTransfer, type ReceivingServer } from './carrier-transfer.contract.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { newKnownHosts } from '../testing/known-hosts.js';
import { portOf } from '../../../../test/support/port-of.js';

const account = { username: 'linehaul', password: 'secret', apiKey: null };
const authorization = `Basic ${Buffer.from('linehaul:secret').toString('base64')}`;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(handler: Handler) {
  const server = createServer(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const target: TransferTarget = {
    ...account,
    server: `http://127.0.0.1:${portOf(server)}`,
    port: null,
    path: '/manifests',
    hostKeyFingerprint: null,
    knownHosts: newKnownHosts(),
  };
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { target, stop };
}

async function startServer(): Promise<ReceivingServer> {
  const files = new Map<string, { name: string; body: string }>();
  let isFull = false;
  const { target, stop } = await serve((request, response) => {
    if (request.headers.authorization !== authorization) {
      response.writeHead(401).end();
      return;
    }
    text(request).then(
      (body) => {
        if (isFull) {
          response.writeHead(507).end();
          return;
        }
        const name = String(request.headers['x-file-name']);
        files.set(String(request.headers['idempotency-key']), { name, body });
        response.writeHead(200).end('{"reference":"R1"}');
      },
      () => response.destroy(),
    );
  });
  return {
    target,
    stop,
    received: () => [...files.values()],
    fill: (full) => {
      isFull = full;
    },
  };
}

describeCarrierTransfer('API', (policy) => new ApiTransfer(policy), startServer);

describe('carrier response', () => {
  const transfer = new ApiTransfer(loopbackPolicy());
  const file: OutgoingFile = {
    name: 'MAN-7.json',
    contentType: 'application/json',
    body: '{}',
    idempotencyKey: '1',
  };
  const sendWithResponse = async (status: number, body: string, headers = {}) => {
    const { target, stop } = await serve((_, response) => {
      response.writeHead(status, headers).end(body);
    });
    try {
      return await transfer.send(file, target);
    } finally {
      await stop();
    }
  };

  it('contains its reference and the connotes it issued', async () => {
    const connotes = [{ consignmentId: 4, connoteNumber: 'MD1' }];

    const receipt = await sendWithResponse(
      200,
      JSON.stringify({ reference: 'R1', consignments: connotes }),
    );

    expect(receipt).toEqual({ reference: 'R1', connotes });
  });

  it.each(['', 'OK', '[1]'])('without details (%j) counts as accepted', async (body) => {
    expect(await sendWithResponse(202, body)).toEqual({ reference: 'MAN-7.json', connotes: [] });
  });

  it('with a rejection is shown unchanged', async () => {
    await expect(sendWithResponse(422, '{"message":"unknown service"}')).rejects.toThrow(
      /responded with 422: unknown service/,
    );
  });

  it('with a redirect is not followed', async () => {
    await expect(sendWithResponse(302, '', { Location: 'http://127.0.0.1:1/' })).rejects.toThrow(
      'redirects to another address',
    );
  });
});
