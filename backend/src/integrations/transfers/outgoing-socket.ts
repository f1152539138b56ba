import { lookup as lookUp } from 'node:dns/promises';
import { BlockList, connect, isIP, type Socket } from 'node:net';

import { DeliveryFailed } from './delivery-failed.js';

const ownAddresses = new BlockList();
ownAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
ownAddresses.addSubnet('169.254.0.0', 16, 'ipv4');
ownAddresses.addSubnet('0.0.0.0', 8, 'ipv4');
ownAddresses.addAddress('::1', 'ipv6');
ownAddresses.addAddress('::', 'ipv6');
ownAddresses.addSubnet('fe80::', 10, 'ipv6');

/** Where connections of carriers and integrations may go (docs/architecture.md, section 8). */
export class OutgoingPolicy {
  constructor(
    /** Loopback and link-local addresses too: the demo's carrier lives there. */
    readonly allowLoopback: boolean,
    /** How long the other side may stay silent. */
    readonly timeoutMs: number,
  ) {}
}

export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * The address to connect to. It is looked up once and that very address is used, so that a name cannot
 * point elsewhere between the check and the connection. @throws DeliveryFailed
 */
export async function allowedAddress(host: string, policy: OutgoingPolicy): Promise<string> {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const address = isIP(bare) ? bare : (await lookUp(bare)).address;
  if (!policy.allowLoopback && isOwn(address))
    throw new DeliveryFailed(`${host} is an address of this machine, which is not allowed here`);
  return address;
}

/** A connected socket to an allowed address; silence ends it. @throws DeliveryFailed or a system error */
export async function openSocket(
  { host, port }: ServerAddress,
  policy: OutgoingPolicy,
): Promise<Socket> {
  const socket = connect({ host: await allowedAddress(host, policy), port, noDelay: true });
  socket.setTimeout(policy.timeoutMs, () => {
    socket.destroy(Object.assign(new Error('silence'), { code: 'ETIMEDOUT' }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return socket;
}

function isOwn(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped === undefined
    ? ownAddresses.check(address, family)
    : ownAddresses.check(mapped, 'ipv4');
}
