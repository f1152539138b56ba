import {
  closedPort,
  droppingProxy,
  silentServer,
  type FaultyServer,
} from '../testing/faulty-servers.js';
import type { CarrierTransfer, OutgoingFile, TransferTarget } from './carrier-transfer.js';
import { DeliveryFailed } from './delivery-failed.js';
import { OutgoingPolicy } from './outgoing-socket.js';

/** A real server on the loopback address, and what has arrived there whole. */
export interface ReceivingServer {
  readonly target: TransferTarget;
  /** Different files only: a second copy of one the server knows does not count. */
  received(): { name: string; body: string }[];
  /** From now on there is no room for a whole file, or there is again. */
  fill(isFull: boolean): void;
  /** A way to the same server that breaks off half-way; a proxy before it unless the protocol goes around one. */
  breakingWay?(): Promise<FaultyServer>;
  stop(): Promise<void>;
}

const patient = new OutgoingPolicy(true, 20_000);
const impatient = new OutgoingPolicy(true, 400);
const file: OutgoingFile = {
  name: 'MAN-7.json',
  contentType: 'application/json',
  body: JSON.stringify({ manifest: 'x'.repeat(200_000) }),
  idempotencyKey: 'manifest-7-1',
};
const whole = [{ name: file.name, body: file.body }];

/** Every adapter answers to these. */
export function describeCarrierTransfer(
  name: string,
  create: (policy: OutgoingPolicy) => CarrierTransfer,
  startServer: () => Promise<ReceivingServer>,
): void {
  describe(`sending by ${name}`, () => {
    let server: ReceivingServer;
    const transfer = create(patient);
    const sendTo = (changed: Partial<TransferTarget>) =>
      transfer.send(file, { ...server.target, ...changed });
    const failure = (changed: Partial<TransferTarget>): Promise<unknown> =>
      sendTo(changed).catch((error: unknown) => error);

    beforeEach(async () => {
      server = await startServer();
    });

    afterEach(() => server.stop());

    it('delivers the file whole, under its name', async () => {
      await sendTo({});

      expect(server.received()).toEqual(whole);
    });

    it('delivers it once, however often it is sent', async () => {
      await sendTo({});
      await sendTo({});

      expect(server.received()).toEqual(whole);
    });

    it('says so when the log-in is refused', async () => {
      expectReason(await failure({ password: 'wrong' }), /refused the user name/);
      expect(server.received()).toEqual([]);
    });

    it('says so when nobody listens', async () => {
      const error = await failure(at(server.target, await closedPort()));

      expectReason(error, /refused the connection/);
    });

    it('says so when there is no answer in time', async () => {
      const silent = await silentServer();

      const error: unknown = await create(impatient)
        .send(file, { ...server.target, ...at(server.target, silent.port) })
        .catch((thrown: unknown) => thrown);

      await silent.close();
      expectReason(error, /did not answer in time/);
    });

    it('leaves nothing behind when the connection breaks half-way, and delivers on the next try', async () => {
      const way = await (server.breakingWay?.() ?? droppingProxy(portOf(server.target), 100_000));

      const error = await failure(at(server.target, way.port));
      const left = server.received();
      await sendTo({});

      await way.close();
      expectReason(error, /broke the connection off/);
      expect(left).toEqual([]);
      expect(server.received()).toEqual(whole);
    });

    it('says so when the disk fills up in the middle, and delivers once there is room', async () => {
      server.fill(true);
      const error = await failure({});
      const left = server.received();
      server.fill(false);
      await sendTo({});

      expectReason(error, /no room left/);
      expect(left).toEqual([]);
      expect(server.received()).toEqual(whole);
    });

    it('never goes to an address of this machine unless that is allowed', async () => {
      const strict = create(new OutgoingPolicy(false, 400));

      const error: unknown = await strict
        .send(file, server.target)
        .catch((thrown: unknown) => thrown);

      expectReason(error, /address of this machine/);
      expect(server.received()).toEqual([]);
    });
  });
}

function expectReason(error: unknown, reason: RegExp): void {
  expect(error).toBeInstanceOf(DeliveryFailed);
  expect((error as DeliveryFailed).message).toMatch(reason);
}

const at = (target: TransferTarget, port: number): Partial<TransferTarget> =>
  target.port === null ? { server: `http://127.0.0.1:${port}` } : { port };

const portOf = ({ port, server }: TransferTarget): number => port ?? Number(new URL(server).port);
