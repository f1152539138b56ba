// Ports of this machine on which servers can listen. Needs nothing that is installed.
import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Below the range from which systems take the ports of outgoing connections, which could occupy it before it is used. */
const LISTENING_PORTS = { min: 10_240, max: 32_767 };

/**
 * A random port on which a server can listen now, and again after a restart.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const { min, max } = LISTENING_PORTS;
  for (;;) {
    const port = randomInt(min, max + 1);
    if (await isFree(port)) return port;
  }
}

/** Whether a server can listen on a port of this machine now. Rejects if on none. */
export const isFree = (port) =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) =>
      ['EADDRINUSE', 'EACCES'].includes(error.code) ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
