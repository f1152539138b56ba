import { createReadStream, type ReadStream } from 'node:fs';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';

import { FileSystem, FtpSrv, type FtpConnection } from 'ftp-srv';
import { pino } from 'pino';

import { closedPort } from '../../platform/outgoing/testing/faulty-servers.js';

/** Fault of an incoming file after `SOME_BYTES`; CUT also truncates outgoing files. */
export type InjectedFault = 'NONE' | 'FULL' | 'BREAK' | 'CUT';
const SOME_BYTES = 50_000;
const CUT_BYTES = 100;

export interface FtpServerOptions {
  readonly account: { readonly username: string; readonly password: string };
  /** Folder served as `/`. */
  readonly folder: string;
  readonly fault: () => InjectedFault;
  /** Enables TLS for clients that request it. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

export interface RunningFtpServer {
  readonly port: number;
  close(): Promise<void>;
}

interface Sockets {
  readonly commandSocket: Socket;
  readonly connector: { readonly socket: Socket | null };
}

/** Injects faults where the server writes and reads files. */
class FaultyFiles extends FileSystem {
  constructor(
    connection: FtpConnection,
    root: string,
    private readonly fault: () => InjectedFault,
  ) {
    super(connection, { root, cwd: '/' });
  }

  override write(fileName: string, options?: { append?: boolean; start?: unknown }): unknown {
    const opened = super.write(fileName, options) as { stream: Writable };
    const { stream } = opened;
    if (this.fault() === 'FULL') fillUp(stream);
    if (this.fault() === 'BREAK')
      afterSomeBytes(stream, () => {
        this.disconnect();
      });
    return opened;
  }

  override async read(fileName: string, options?: { start?: unknown }): Promise<unknown> {
    const opened = (await super.read(fileName, options)) as { readonly stream: ReadStream };
    if (this.fault() !== 'CUT') return opened;
    opened.stream.destroy();
    return { ...opened, stream: createReadStream(opened.stream.path, { end: CUT_BYTES - 1 }) };
  }

  private disconnect(): void {
    const { commandSocket, connector } = this.connection as unknown as Sockets;
    connector.socket?.destroy();
    commandSocket.destroy();
  }
}

function afterSomeBytes(stream: Writable, onReached: () => void): void {
  const write = stream.write.bind(stream) as (part: Buffer) => boolean;
  let received = 0;
  stream.write = (part: unknown) => {
    received += (part as Buffer).length;
    if (received > SOME_BYTES) onReached();
    return write(part as Buffer);
  };
}

/** Accepts the first bytes, then reports that the disk is full. */
function fillUp(stream: Writable): void {
  afterSomeBytes(stream, () => {
    stream.write = () => true;
    stream.end = () => stream.destroy(new Error('ENOSPC: no space left on device, write'));
  });
}

/** Starts an FTP server on the loopback address. */
export async function startFtpServer(options: FtpServerOptions): Promise<RunningFtpServer> {
  const port = await closedPort();
  const server = withoutSignalHandlers(
    () =>
      new FtpSrv({
        url: `ftp://127.0.0.1:${port}`,
        pasv_url: '127.0.0.1',
        tls: options.tls ?? false,
        log: pino({ level: 'silent' }),
      }),
  );
  server.on('login', ({ connection, username, password }, resolve, reject) => {
    const { account, folder, fault } = options;
    if (username === account.username && password === account.password)
      resolve({ fs: new FaultyFiles(connection, folder, fault) });
    else reject(new Error('Login incorrect'));
  });
  await (server.listen() as Promise<void>);
  return { port, close: () => server.close() as Promise<void> };
}

/** Keeps the server from ending the process on a signal. */
function withoutSignalHandlers<Server>(create: () => Server): Server {
  const signals = ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const;
  const before = signals.map((signal) => process.listeners(signal));
  const server = create();
  for (const [index, signal] of signals.entries())
    for (const listener of process.listeners(signal))
      if (!before[index]?.includes(listener)) process.removeListener(signal, listener);
  return server;
}
