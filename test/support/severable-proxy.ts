import { once } from 'node:events';
import net, { type Socket } from 'node:net';
import { portOf } from './port-of.js';

/** A proxy whose connections can be severed on both sides. */
export interface SeverableProxy {
  readonly port: number;
  sever(): void;
  close(): Promise<void>;
}

/** Starts a proxy on `port`, or on a free one. */
export async function startSeverableProxy(targetPort: number, port = 0): Promise<SeverableProxy> {
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = net.createServer({ noDelay: true }, (incoming) => {
    const outgoing = net.connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    for (const socket of [incoming, outgoing]) track(socket);
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.destroy());
    incoming.pipe(outgoing);
    outgoing.pipe(incoming);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const sever = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: portOf(server),
    sever,
    close: async () => {
      server.close();
      sever();
      await once(server, 'close');
    },
  };
}
