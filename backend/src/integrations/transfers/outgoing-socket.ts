import { lookup as lookUp } from 'node:dns/promises';
import { BlockList, connect, isIP, type Socket } from 'node:net';

import { TransferFailed } from './transfer-failed.js';

const ownAddresses = new BlockList();
ownAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
ownAddresses.addSubnet('169.254.0.0', 16, 'ipv4');
ownAddresses.addSubnet('0.0.0.0', 8, 'ipv4');
ownAddresses.addAddress('::1', 'ipv6');
ownAddresses.addAddress('::', 'ipv6');
ownAddresses.addSubnet('fe80::', 10, 'ipv6');

/** Allowed destinations of outgoing connections (docs/architecture.md, section 8). */
export class OutgoingPolicy {
  constructor(
    /** Also allows loopback and link-local addresses: the demo's carrier runs there. */
    readonly allowLoopback: boolean,
    /** Timeout for a silent server. */
    readonly timeoutMs: number,
  ) {}
}

interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Resolves a host to the address to connect to. Resolving once prevents the name from pointing elsewhere between
 * check and connection. @throws TransferFailed
 */
export async function allowedAddress(host: string, policy: OutgoingPolicy): Promise<string> {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const address = isIP(bare) ? bare : (await lookUp(bare)).address;
  if (!policy.allowLoopback && isOwn(address))
    throw new TransferFailed(`${host} is an address of this machine, which is not allowed here`);
  return address;
}

/** Connects to an allowed address, with a timeout. @throws TransferFailed or a system error */
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

/** Host name of a server entered as `sftp://files.example/`. */
export const hostOf = (server: string): string =>
  server
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/\/+$/, '');
