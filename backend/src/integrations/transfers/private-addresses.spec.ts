import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

import { keysOf } from '@contracts/keys-of.js';
import { fileProtocols, type FileTransferType } from '@contracts/rules/carrier-connection.js';

import { parseRanges } from '../../platform/outgoing/outgoing.policy.js';
import { sendRequest, toServerUrl } from '../../platform/outgoing/http-client.js';
import { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { OutgoingServerCheck } from '../../platform/outgoing/outgoing-server-check.js';
import { strictPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { networkTransport } from '../../carrier-adapters/kit/carrier-client.js';
import { readEnvironment } from '../../platform/config/read-environment.js';
import { WebhookCaller } from '../../webhooks/signing/webhook-caller.js';
import { WebhookTargets } from '../../webhooks/signing/webhook-targets.js';
import { newKnownHosts } from '../testing/known-hosts.js';
import { withFtp } from './ftp/ftp-session.js';
import { withShell } from './ssh/scp-transfer.js';
import { withSftp } from './ssh/sftp-transfer.js';
import { portOf } from '../../../../test/support/port-of.js';

const PRIVATE = 'This address is on a private network, which is not allowed.';
const CREDENTIALS = 'Enter the username and password in their own fields, not in the address.';
const PUBLIC = '8.8.8.8';
type Protocol = FileTransferType | 'HTTP' | 'CARRIER ADAPTER' | 'WEBHOOK';
const protocols: readonly Protocol[] = [
  ...keysOf(fileProtocols),
  'HTTP',
  'CARRIER ADAPTER',
  'WEBHOOK',
];

const servers: Server[] = [];
const connections = new Set<Socket>();
afterEach(async () => {
  jest.restoreAllMocks();
  for (const connection of connections) connection.destroy();
  connections.clear();
  for (const server of servers.splice(0)) await once(server.close(), 'close');
});

/** A server inside the network that records its callers. */
async function startInternalServer(
  host: string,
  onConnection: (connection: Socket) => void = () => undefined,
) {
  let connectionCount = 0;
  const server = createServer((connection) => {
    connectionCount += 1;
    connections.add(connection);
    connection.on('error', () => undefined);
    onConnection(connection);
  });
  server.listen(0, host);
  await once(server, 'listening');
  servers.push(server);
  return { port: portOf(server), connectionCount: () => connectionCount };
}

/** Calls a server as the product does, each protocol with its own library. */
async function call(
  protocol: Protocol,
  host: string,
  port: number,
  policy = strictPolicy(),
): Promise<unknown> {
  if (protocol === 'HTTP') {
    const url = toServerUrl(host, '/', port);
    return sendRequest({ method: 'GET', url, headers: {} }, policy);
  }
  if (protocol === 'CARRIER ADAPTER') {
    const url = toServerUrl(host, '/', port);
    const request = { method: 'GET', url, headers: {}, isChange: false } as const;
    return networkTransport(policy)('anything', request);
  }
  if (protocol === 'WEBHOOK') return callWebhook(toServerUrl(host, '/', port).href, policy);
  const target = {
    ...{ server: host, port, username: 'me', password: 'secret' },
    ...{ hostKeyFingerprint: null, knownHosts: newKnownHosts() },
  };
  const nothing = () => Promise.resolve();
  const sessions: Readonly<Record<FileTransferType, () => Promise<unknown>>> = {
    FTP: () => withFtp(target, policy, nothing),
    SFTP: () => withSftp(target, policy, nothing),
    SCP: () => withShell(target, policy, nothing),
  };
  return sessions[protocol]();
}

/** A webhook's failure is its outcome. */
async function callWebhook(url: string, policy: OutgoingPolicy): Promise<void> {
  const environment = readEnvironment({ DATABASE_URL: 'postgres://x' });
  const targets = new WebhookTargets(policy, environment);
  const caller = new WebhookCaller(targets, policy);
  const { failure } = await caller.call(
    { url, headers: {}, body: '{}', at: new Date() },
    policy.timeoutMs,
  );
  if (failure !== null) throw new Error(failure);
}

const permitting = (ranges: string) =>
  new OutgoingPolicy({ permitted: parseRanges(ranges), timeoutMs: 400 });

/** Makes name servers return these addresses, one list after another; the last one is repeated. */
function resolving(...results: readonly (readonly string[])[]) {
  const left = [...results];
  const lookups = jest
    .spyOn(Resolver.prototype, 'resolve4')
    .mockImplementation(() =>
      Promise.resolve([...((left.length > 1 ? left.shift() : left[0]) ?? [])]),
    );
  jest.spyOn(Resolver.prototype, 'resolve6').mockResolvedValue([]);
  return lookups;
}

/** No name server resolves the name: only this machine reads it as an address. */
function unknownToNameServers() {
  const unknown = Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
  jest.spyOn(Resolver.prototype, 'resolve4').mockRejectedValue(unknown);
  jest.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue(unknown);
}

const spellings = [
  ...['127.0.0.1', '127.0.0.1.', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7F.0.0.1'],
  ...['0177.0.0.1', '017700000001', '0', '0.0.0.0', '[::1]', '[0:0:0:0:0:0:0:1]', '[::]'],
  ...['[::ffff:127.0.0.1]', '[::FFFF:7F00:1]', '[::ffff:7f00:0001]', '[::127.0.0.1]'],
  ...['[64:ff9b::7f00:1]', '[64:FF9B::127.0.0.1]', '[2002:7f00:1::]', '[2001:0:1::1]'],
  ...['0x7f.1', '0x7f.0x1', '0300.0250.1.1', '0xa010203', '012.1.2.3', '10.66051'],
  ...['127。0。0。1', '127．0．0．1', '①②⑦.⓪.⓪.①', '[::ffff:0:127.0.0.1]', '[64:ff9b:1::7f00:1]'],
  ...['[fec0::1]', '[::ffff:100.64.0.1]', '[::ffff:a9fe:a9fe]', '[0000:0:0::0:0001]'],
  ...['[2002:c0a8:101::]', '[2001:0:7f00:1::]', '192.0.0.8', '198.19.0.1', '255.255.255.255'],
  ...['localhost', 'LOCALHOST', 'localhost.', 'LocalHost.', '１２７.0.0.1', 'ⓛocalhost'],
  ...[
    '10.1.2.3',
    '172.16.0.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[fd00::1]',
    '[fe80::1]',
  ],
];

describe.each(protocols)('an address inside the network, called by %s', (protocol) => {
  it.each(spellings)('%s is rejected by name, without a connection', async (host) => {
    unknownToNameServers();
    const server = await startInternalServer('127.0.0.1');

    await expect(call(protocol, host, server.port)).rejects.toThrow(PRIVATE);
    expect(server.connectionCount()).toBe(0);
  });

  it.each(['me:secret@127.0.0.1', 'me@127.0.0.1', '8.8.8.8@127.0.0.1'])(
    '%s is rejected: it contains a user name',
    async (host) => {
      unknownToNameServers();
      const server = await startInternalServer('127.0.0.1');
      const entered = protocol === 'HTTP' ? `http://${host}` : host;

      await expect(call(protocol, entered, server.port)).rejects.toThrow(CREDENTIALS);
      expect(server.connectionCount()).toBe(0);
    },
  );

  it('is rejected when it is one of several addresses of a name', async () => {
    resolving([PUBLIC, '127.0.0.1']);
    const server = await startInternalServer('127.0.0.1');

    await expect(call(protocol, 'carrier.example', server.port)).rejects.toThrow(PRIVATE);
    expect(server.connectionCount()).toBe(0);
  });

  it('is rejected when a name resolves to it only after it was saved', async () => {
    resolving([PUBLIC], ['127.0.0.1']);
    const server = await startInternalServer('127.0.0.1');
    const entered = { field: 'server', server: 'carrier.example' };
    await new OutgoingServerCheck(strictPolicy()).assertReachable([entered]);

    await expect(call(protocol, 'carrier.example', server.port)).rejects.toThrow(PRIVATE);
    expect(server.connectionCount()).toBe(0);
  });

  it('is not reached by a name that changes between the check and the connection', async () => {
    const permitted = await startInternalServer('127.0.0.1', (connection) => connection.destroy());
    const other = await startInternalServer('127.0.0.2');
    const lookups = resolving(['127.0.0.1'], ['127.0.0.2']);

    await expect(
      call(protocol, 'carrier.example', permitted.port, permitting('127.0.0.1/32')),
    ).rejects.toThrow();

    expect(lookups).toHaveBeenCalledTimes(1);
    expect(permitted.connectionCount()).toBe(1);
    expect(other.connectionCount()).toBe(0);
  });
});

describe('an address inside the network that a server names', () => {
  it.each(['http://127.0.0.2', 'http://2130706434', 'http://[::1]', '//127.0.0.2'])(
    'is not followed: %s',
    async (to) => {
      const other = await startInternalServer('127.0.0.2');
      const redirecting = await startInternalServer('127.0.0.1', (connection) => {
        const lines = [
          'HTTP/1.1 302 Found',
          `Location: ${to}:${other.port}/`,
          'Content-Length: 0',
          '',
          '',
        ];
        connection.end(lines.join('\r\n'));
      });

      await expect(
        call('HTTP', 'http://127.0.0.1', redirecting.port, permitting('127.0.0.1/32')),
      ).rejects.toThrow('redirect');
      expect(other.connectionCount()).toBe(0);
    },
  );

  it.each(['PASV', 'EPSV'])('receives no files, whatever %s returns', async (command) => {
    const other = await startInternalServer('127.0.0.2');
    const [high, low] = [Math.floor(other.port / 256), other.port % 256];
    const ftp = await startInternalServer('127.0.0.1', (connection) => {
      const results: Readonly<Record<string, string>> = {
        USER: '331 password',
        PASS: '230 in',
        PASV: `227 Entering Passive Mode (127,0,0,2,${high},${low})`,
        EPSV: command === 'EPSV' ? `229 Extended (|1|127.0.0.2|${other.port}|)` : '500 unknown',
      };
      connection.write('220 hello\r\n');
      connection.on('data', (bytes) => {
        const [ftpCommand = ''] = bytes.toString().trim().split(' ');
        connection.write(`${results[ftpCommand] ?? '200 ok'}\r\n`);
      });
    });
    const target = {
      ...{ server: '127.0.0.1', port: ftp.port, username: 'me', password: 'secret' },
      ...{ hostKeyFingerprint: null, knownHosts: newKnownHosts() },
    };

    await expect(
      withFtp(target, permitting('127.0.0.1/32'), (session) => session.list()),
    ).rejects.toThrow();
    expect(other.connectionCount()).toBe(0);
  });
});
