import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';

import { freePort, isFree } from '../../tools/embedded-pg.mjs';

/** First port that this system gives to outgoing connections; the registered default elsewhere. */
function firstOutgoingPort(): number {
  const file = '/proc/sys/net/ipv4/ip_local_port_range';
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split(/\s+/)[0]) : 49_152;
}

describe('a free port', () => {
  it('can be listened on, and is none that an outgoing connection could occupy until then', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, freePort));

    expect(Math.max(...ports)).toBeLessThan(firstOutgoingPort());
    expect(await Promise.all(ports.map(isFree))).not.toContain(false);
  });

  it('is not one on which another server listens', async () => {
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;

    expect(await isFree(port)).toBe(false);

    await new Promise((resolve) => server.close(resolve));
    expect(await isFree(port)).toBe(true);
  });
});
