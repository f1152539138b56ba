import {
  closedPort,
  drippingProxy,
  droppingProxy,
  unresponsiveServer,
  stallingProxy,
  type FaultyServer,
} from '../../platform/outgoing/testing/faulty-servers.js';
import type { CarrierTransfer, OutgoingFile, TransferTarget } from './carrier-transfer.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { loopbackPolicy, strictPolicy } from '../../platform/outgoing/testing/loopback-policy.js';

/** A real server on the loopback address, and the files it has received completely. */
export interface ReceivingServer {
  readonly target: TransferTarget;
  /** Distinct files only: a second copy does not count. */
  received(): { name: string; body: string }[];
  /** Simulates a full disk, or frees it. */
  fill(isFull: boolean): void;
  /** Bytes sent by a client before it is signed in, for protocols with a separate data connection. */
  readonly loginBytes?: number;
  /** A connection to the server that breaks half-way; a proxy unless the protocol bypasses it. */
  startDroppingConnection?(): Promise<FaultyServer>;
  stop(): Promise<void>;
}

const defaultPolicy = loopbackPolicy();
const shortTimeout = loopbackPolicy(400);
const file: OutgoingFile = {
  name: 'MAN-7.json',
  contentType: 'application/json',
  body: JSON.stringify({ manifest: 'x'.repeat(200_000) }),
  idempotencyKey: 'manifest-7-1',
};
const completeFile = [{ name: file.name, body: file.body }];

/** Contract of every transfer adapter. */
export function describeCarrierTransfer(
  name: string,
  create: (policy: OutgoingPolicy) => CarrierTransfer,
  startServer: () => Promise<ReceivingServer>,
): void {
  describe(`sending by ${name}`, () => {
    let server: ReceivingServer;
    const transfer = create(defaultPolicy);
    const sendTo = (changed: Partial<TransferTarget>) =>
      transfer.send(file, { ...server.target, ...changed });
    const failure = (changed: Partial<TransferTarget>): Promise<unknown> =>
      sendTo(changed).catch((error: unknown) => error);

    beforeEach(async () => {
      server = await startServer();
    });

    afterEach(() => server.stop());

    it('delivers the complete file under its name', async () => {
      await sendTo({});

      expect(server.received()).toEqual(completeFile);
    });

    it('delivers it once, however often it is sent', async () => {
      await sendTo({});
      await sendTo({});

      expect(server.received()).toEqual(completeFile);
    });

    it('reports a rejected login', async () => {
      expectReason(await failure({ password: 'wrong' }), /rejected the user name/);
      expect(server.received()).toEqual([]);
    });

    it('reports a closed port', async () => {
      const error = await failure(withPort(server.target, await closedPort()));

      expectReason(error, /refused the connection/);
    });

    it('reports a timeout', async () => {
      const silent = await unresponsiveServer();

      const error: unknown = await create(shortTimeout)
        .send(file, { ...server.target, ...withPort(server.target, silent.port) })
        .catch((thrown: unknown) => thrown);

      await silent.close();
      expectReason(error, /did not respond in time/);
    });

    it.each([
      ['stops responding', stallingProxy],
      ['responds a byte at a time', drippingProxy],
    ])('times out when the server %s halfway', async (_, startProxy) => {
      const proxy = await startProxy(portOf(server.target), server.loginBytes ?? 100_000);
      const startedAt = performance.now();

      const error: unknown = await create(shortTimeout)
        .send(file, { ...server.target, ...withPort(server.target, proxy.port) })
        .catch((thrown: unknown) => thrown);

      const elapsedMs = performance.now() - startedAt;
      await proxy.close();
      expectReason(error, /did not respond in time/);
      expect(elapsedMs).toBeLessThan(shortTimeout.deadlineMs + 500);
    });

    it('leaves nothing behind when the connection breaks halfway, and delivers on the next attempt', async () => {
      const proxy = await (server.startDroppingConnection?.() ??
        droppingProxy(portOf(server.target), 100_000));

      const error = await failure(withPort(server.target, proxy.port));
      const left = server.received();
      await sendTo({});

      await proxy.close();
      expectReason(error, /closed the connection/);
      expect(left).toEqual([]);
      expect(server.received()).toEqual(completeFile);
    });

    it('reports a full disk, and delivers once there is room', async () => {
      server.fill(true);
      const error = await failure({});
      const left = server.received();
      server.fill(false);
      await sendTo({});

      expectReason(error, /no space left/);
      expect(left).toEqual([]);
      expect(server.received()).toEqual(completeFile);
    });

    it('never connects to an address that is not public unless permitted', async () => {
      const strict = create(strictPolicy());

      const error: unknown = await strict
        .send(file, server.target)
        .catch((thrown: unknown) => thrown);

      expectReason(error, /on a private network/);
      expect(server.received()).toEqual([]);
    });
  });
}

function expectReason(error: unknown, reason: RegExp): void {
  expect(error).toBeInstanceOf(TransferFailed);
  expect((error as TransferFailed).message).toMatch(reason);
}

const withPort = (target: TransferTarget, port: number): Partial<TransferTarget> =>
  target.port === null ? { server: `http://127.0.0.1:${port}` } : { port };

const portOf = ({ port, server }: TransferTarget): number => port ?? Number(new URL(server).port);
