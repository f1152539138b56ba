import ipaddr from 'ipaddr.js';
import { AsyncLocalStorage } from 'node:async_hooks';

import { appOutgoingTexts as texts } from '@contracts/texts/app/outgoing.js';

import { TransferFailed } from './transfer-failed.js';

/** Time limit of a whole call, as a multiple of one step's. */
const STEPS_PER_CALL = 3;
const MAX_CONNECT_MS = 5000;

interface PolicyOptions {
  /** Ranges permitted besides public addresses. */
  readonly permitted: readonly AddressRange[];
  /** Idle timeout of a server, and time limit of a call with one request and response. */
  readonly timeoutMs: number;
  /** Time limit of a call with many steps, even if the server is active; three steps if unset. */
  readonly deadlineMs?: number;
}

/** Allowed destinations and time limits of outgoing calls (docs/architecture.md, section 8). */
export class OutgoingPolicy {
  readonly permitted: readonly AddressRange[];
  readonly timeoutMs: number;
  readonly deadlineMs: number;

  constructor({ permitted, timeoutMs, deadlineMs = timeoutMs * STEPS_PER_CALL }: PolicyOptions) {
    this.permitted = permitted;
    this.timeoutMs = timeoutMs;
    this.deadlineMs = deadlineMs;
  }

  /** Time limit for connecting: an available server accepts a connection at once. */
  get connectMs(): number {
    return Math.min(this.timeoutMs, MAX_CONNECT_MS);
  }

  /** The same policy for a call with a single response. */
  forOneResponse(deadlineMs = this.timeoutMs): OutgoingPolicy {
    const timeoutMs = Math.min(this.timeoutMs, deadlineMs);
    return new OutgoingPolicy({ permitted: this.permitted, timeoutMs, deadlineMs });
  }
}

/** Addresses of one CIDR range. */
export type AddressRange = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** This machine's own addresses: the demo's carrier and the servers of tests. */
export const LOOPBACK = '127.0.0.0/8,::1/128';

/** Parses CIDR ranges separated by commas. @throws for anything else */
export const parseRanges = (text: string): AddressRange[] =>
  text
    .split(',')
    .map((range) => range.trim())
    .filter((range) => range !== '')
    .map((range) => ipaddr.parseCIDR(range));

/** Whether the text is a list that `parseRanges` accepts. */
export function areRanges(text: string): boolean {
  try {
    return parseRanges(text).length > 0;
  } catch {
    return false;
  }
}

/**
 * Whether an address may be connected to: it is public, or in a permitted range. An IPv4-mapped IPv6 address is checked
 * as IPv4; forms that a gateway would translate are rejected.
 */
export function isReachable(address: string, permitted: readonly AddressRange[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  return isPublic(ipaddr.process(address)) || isInRanges(address, permitted);
}

/** Whether an address is in one of the ranges. */
export function isInRanges(address: string, ranges: readonly AddressRange[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some((range) => holds(range, parsed));
}

/** All allocated IPv6 addresses; an IPv4 address written as `::7f00:1` is not among them. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');
/** Documentation range that the library does not know yet (RFC 9637). */
const examples = ipaddr.parseCIDR('3fff::/20');

const isPublic = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() === 'unicast' &&
  (address.kind() === 'ipv4' || holds(globalUnicast, address)) &&
  !holds(examples, address);

const holds = ([start, bits]: AddressRange, address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  start.kind() === address.kind() && address.match(start, bits);

const callsBlocked = new AsyncLocalStorage<true>();

/** Runs work with all outgoing calls blocked: carriers are never called for test data (ADR 45). */
export const withoutOutgoingCalls = <Result>(work: () => Result): Result =>
  callsBlocked.run(true, work);

/** Called before an address is looked up. @throws TransferFailed within `withoutOutgoingCalls` */
export function assertOutgoingAllowed(): void {
  if (callsBlocked.getStore())
    throw new TransferFailed(texts.testData, { isRejectedAddress: true });
}
