import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { appOutgoingTexts as texts } from '@contracts/texts/app/outgoing.js';

import type { OutgoingCall } from './call-deadline.js';
import type { OutgoingPolicy } from './outgoing-policy.js';
import { pinnedTo, resolveHost } from './resolve-host.js';
import { TransferFailed } from './transfer-failed.js';

interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/** Connects to a checked address of the host; closed with the call. @throws TransferFailed or a system error */
export async function openSocket(
  { host, port }: ServerAddress,
  policy: OutgoingPolicy,
  call: OutgoingCall,
): Promise<Socket> {
  const addresses = await resolveHost(host, policy);
  call.signal.throwIfAborted();
  const socket = connect({
    host: 'checked', // an address would be connected to without asking `lookup`
    port,
    lookup: pinnedTo(addresses),
    noDelay: true,
    autoSelectFamily: true,
  });
  call.watch(socket);
  await once(socket, 'connect');
  return socket;
}

/** Host name of a server entered as `sftp://files.example/`. @throws TransferFailed if it holds a password */
export function hostOf(server: string): string {
  const host = server
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/\/+$/, '');
  if (host.includes('@')) throw new TransferFailed(texts.credentialsInAddress);
  return host;
}
