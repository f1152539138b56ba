import { lookup as lookUpLocally, Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { domainToASCII } from 'node:url';

import { appOutgoingTexts as texts } from '@contracts/texts/app/outgoing.js';

import { isReachable } from './address-ranges.js';
import type { OutgoingPolicy } from './outgoing-policy.js';
import { TransferFailed } from './transfer-failed.js';

interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Addresses of a host, each of them checked; a connection goes to these and to no other. */
export type CheckedAddresses = readonly [HostAddress, ...HostAddress[]];

const LOOKUP_MS = 2000;
const LOOKUP_TRIES = 2;

/**
 * Resolves a host once, so that its name cannot point elsewhere between check and connection. It is refused if any
 * of its addresses is neither public nor permitted.
 * @throws TransferFailed if refused, or a system error if unknown
 */
export async function resolveHost(
  host: string,
  { permitted }: Pick<OutgoingPolicy, 'permitted'>,
): Promise<CheckedAddresses> {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const [first, ...rest] = await addressesOf(bare);
  if (!first) throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' });
  if (![first, ...rest].every(({ address }) => isReachable(address, permitted)))
    throw new TransferFailed(texts.privateAddress, { isRefusedAddress: true });
  return [first, ...rest];
}

/** Answers a socket's question with the checked addresses. */
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
  const asked = await askServers(name);
  if (asked.length > 0) return asked;
  // the machine's own names, and numbers that only its resolver reads as addresses
  return lookUpLocally(name, { all: true });
}

/**
 * Asks the name servers themselves: the system's resolver has four threads for the whole process, and names that
 * nobody answers for would occupy them. Empty if there is no such name.
 */
async function askServers(name: string): Promise<readonly HostAddress[]> {
  const resolver = new Resolver({ timeout: LOOKUP_MS, tries: LOOKUP_TRIES });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const silence = found.find((answer) => answer.status === 'rejected' && isSilence(answer.reason));
  if (addresses.length === 0 && silence?.status === 'rejected') throw silence.reason;
  return addresses.map((address) => ({ address, family: isIP(address) }));
}

const isSilence = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ETIMEOUT';
