import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { portOf } from '../../../../../test/support/port-of.js';

export interface FaultyServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Accepts connections and sends nothing. */
export const unresponsiveServer = (): Promise<FaultyServer> => listen(() => undefined);

/** Forwards to the port, and disconnects once the client has sent this many bytes. */
export const droppingProxy = (port: number, afterBytes: number): Promise<FaultyServer> =>
  listen((connection) => {
    const server = connect(port, '127.0.0.1');
    server.on('error', () => connection.destroy());
    server.pipe(connection);
    let sent = 0;
    connection.on('data', (bytes: Buffer) => {
      sent += bytes.length;
      if (sent < afterBytes) server.write(bytes);
      else {
        server.destroy();
        connection.resetAndDestroy();
      }
    });
  });

/** Forwards to the port until the client has sent this many bytes, then neither responds nor closes. */
export const stallingProxy = (port: number, afterBytes: number): Promise<FaultyServer> =>
  slowingProxy(port, afterBytes, () => undefined);

const DRIP_MS = 20;

/** Forwards to the port; once the client has sent this many bytes, the responses pass one byte at a time. */
export const drippingProxy = (port: number, afterBytes: number): Promise<FaultyServer> =>
  slowingProxy(port, afterBytes, (connection, server) => {
    let waiting = Buffer.alloc(0);
    server.on('data', (bytes: Buffer) => {
      waiting = Buffer.concat([waiting, bytes]);
    });
    const drip = setInterval(() => {
      connection.write(waiting.subarray(0, 1));
      waiting = waiting.subarray(1);
    }, DRIP_MS);
    connection.on('close', () => {
      clearInterval(drip);
    });
  });

function slowingProxy(
  port: number,
  afterBytes: number,
  slow: (connection: Socket, server: Socket) => void,
): Promise<FaultyServer> {
  return listen((connection) => {
    const server = connect(port, '127.0.0.1');
    server.on('error', () => connection.destroy());
    connection.on('close', () => server.destroy());
    server.pipe(connection);
    let sent = 0;
    connection.on('data', (bytes: Buffer) => {
      const wasSlow = sent >= afterBytes;
      sent += bytes.length;
      server.write(bytes);
      if (wasSlow || sent < afterBytes) return;
      server.unpipe(connection);
      slow(connection, server);
    });
  });
}

/** A port without a listener. */
export async function closedPort(): Promise<number> {
  const { port, close } = await unresponsiveServer();
  await close();
  return port;
}

async function listen(serve: (connection: Socket) => void): Promise<FaultyServer> {
  const connections = new Set<Socket>();
  const server: Server = createServer((connection) => {
    connections.add(connection);
    connection.on('error', () => undefined);
    serve(connection);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    close: async () => {
      for (const connection of connections) connection.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
