import { once } from 'node:events';
import { connect, type Socket, isIP, type LookupFunction } from 'node:net';
import { lookup as lookUpLocally, Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { createHash } from 'node:crypto';

import { appOutgoingTexts as texts } from '@contracts/texts/app/outgoing.js';

import { assertOutgoingAllowed, type OutgoingPolicy, isReachable } from './outgoing.policy.js';
import { TransferFailed } from './transfer-failed.js';
import { errorCode } from '../to-error.js';

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
    host: 'checked', // a connection to an IP address would not call `lookup`
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

interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Addresses of a host, all checked; connections go only to these. */
export type CheckedAddresses = readonly [HostAddress, ...HostAddress[]];

const LOOKUP_MS = 2000;
const LOOKUP_TRIES = 2;

/**
 * Resolves a host once, so that its name cannot point elsewhere between check and connection. It is rejected if any
 * of its addresses is neither public nor permitted.
 * @throws TransferFailed if rejected, or a system error if unknown
 */
export async function resolveHost(
  host: string,
  { permitted }: Pick<OutgoingPolicy, 'permitted'>,
): Promise<CheckedAddresses> {
  assertOutgoingAllowed();
  const hostname = host.replace(/^\[(.*)\]$/, '$1');
  const [first, ...rest] = await addressesOf(hostname);
  if (!first) throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' });
  if (![first, ...rest].every(({ address }) => isReachable(address, permitted)))
    throw new TransferFailed(texts.privateAddress, { isRejectedAddress: true });
  return [first, ...rest];
}

/** Resolves a socket's lookup to the checked addresses. */
export const pinnedTo =
  (addresses: CheckedAddresses): LookupFunction =>
  (_host, { all }, found) => {
    const [{ address, family }] = addresses;
    if (all === true) found(null, [...addresses]);
    else found(null, address, family);
  };

async function addressesOf(host: string): Promise<readonly HostAddress[]> {
  if (isIP(host)) return [{ address: host, family: isIP(host) }];
  const name = (domainToASCII(host) || host).replace(/\.$/, '');
  const addresses = await queryNameServers(name);
  if (addresses.length > 0) return addresses;
  // the machine's own names, and numbers that only its resolver reads as addresses
  return lookUpLocally(name, { all: true });
}

/**
 * Queries the name servers directly: the system's resolver has four threads for the whole process, which unanswered
 * names would occupy. Empty if there is no such name.
 */
async function queryNameServers(name: string): Promise<readonly HostAddress[]> {
  const resolver = new Resolver({ timeout: LOOKUP_MS, tries: LOOKUP_TRIES });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const silence = found.find((result) => result.status === 'rejected' && isSilence(result.reason));
  if (addresses.length === 0 && silence?.status === 'rejected') throw silence.reason;
  return addresses.map((address) => ({ address, family: isIP(address) }));
}

const isSilence = (error: unknown): boolean => errorCode(error) === 'ETIMEOUT';

/** Fingerprint of a host key or a certificate, in OpenSSH's notation: `SHA256:…`. */
export const fingerprint = (bytes: Buffer): string =>
  `SHA256:${createHash('sha256').update(bytes).digest('base64').replace(/=+$/, '')}`;

const CHECKS_PER_STEP = 20;
const MIN_CHECK_MS = 10;

/** State of one call in progress. */
export interface OutgoingCall {
  /** Aborted when the call has ended for any reason. */
  readonly signal: AbortSignal;
  /** Ends the call for this reason. */
  end(reason: Error): void;
  /** Ends the call when the socket is idle for too long or sends more bytes than allowed; closes it afterwards. */
  watch(socket: Socket): void;
  /** Allows this many more bytes from now on; unlimited before. */
  allowBytes(count: number): void;
}

/** The server did not respond in time, or did not stop responding. */
export const timedOut = (): Error => Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' });

const tooLong = (): Error => Object.assign(new Error('too long'), { code: 'RESPONSE_TOO_LONG' });

/**
 * Runs work on a server and returns by the deadline, regardless of the server. Libraries reset or drop their own
 * timers, so this one watches the sockets' bytes, and does not wait for work past its deadline.
 * @throws an error with the code ETIMEDOUT or RESPONSE_TOO_LONG, or the work's own errors
 */
export async function withinDeadline<Result>(
  policy: OutgoingPolicy,
  work: (call: OutgoingCall) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const end = (reason: Error) => {
    controller.abort(reason);
  };
  const watch = new SocketWatch(policy, end);
  const deadline = setTimeout(() => {
    end(timedOut());
  }, policy.deadlineMs);
  const ended = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => {
      reject(controller.signal.reason as Error);
    });
  });
  ended.catch(() => undefined);
  const working = work({
    signal: controller.signal,
    end,
    watch: (socket) => {
      watch.add(socket);
    },
    allowBytes: (count) => {
      watch.allowBytes(count);
    },
  });
  working.catch(() => undefined); // has no listener once the deadline has passed
  try {
    return await Promise.race([working, ended]);
  } finally {
    clearTimeout(deadline);
    watch.end();
    controller.abort(new Error('the call has ended'));
  }
}

/** Checks the sockets of a call a few times per step. */
class SocketWatch {
  private readonly sockets = new Set<Socket>();
  private readonly timer: NodeJS.Timeout;
  private seen = -1;
  private seenAt = performance.now();
  private maxBytes = Number.POSITIVE_INFINITY;

  constructor(
    private readonly policy: OutgoingPolicy,
    private readonly stop: (reason: Error) => void,
  ) {
    const pause = Math.max(policy.connectMs / CHECKS_PER_STEP, MIN_CHECK_MS);
    this.timer = setInterval(() => {
      this.check();
    }, pause);
  }

  add(socket: Socket): void {
    this.sockets.add(socket);
    this.seenAt = performance.now();
  }

  allowBytes(count: number): void {
    this.maxBytes = this.received() + count;
  }

  end(): void {
    clearInterval(this.timer);
    for (const socket of this.sockets) {
      socket.on('error', () => undefined);
      socket.destroy();
    }
  }

  private check(): void {
    const now = performance.now();
    const moved = this.received() + this.sent();
    if (moved !== this.seen) this.seenAt = now;
    this.seen = moved;
    if (this.received() > this.maxBytes) this.stop(tooLong());
    else if (now - this.seenAt > this.silenceLimitMs()) this.stop(timedOut());
  }

  private silenceLimitMs(): number {
    const isConnecting = [...this.sockets].some((socket) => socket.connecting);
    return isConnecting ? this.policy.connectMs : this.policy.timeoutMs;
  }

  private received(): number {
    return sum(this.sockets, (socket) => socket.bytesRead);
  }

  private sent(): number {
    return sum(this.sockets, (socket) => socket.bytesWritten - socket.writableLength);
  }
}

const sum = (sockets: Iterable<Socket>, count: (socket: Socket) => number): number =>
  [...sockets].reduce((total, socket) => total + count(socket), 0);
