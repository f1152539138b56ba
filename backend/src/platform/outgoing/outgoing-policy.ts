import type { AddressRange } from './address-ranges.js';

/** How many times as long as one step a whole call may take. */
const STEPS_A_CALL = 3;
const MAX_CONNECT_MS = 5000;

interface PolicyOptions {
  /** Ranges permitted besides public addresses. */
  readonly permitted: readonly AddressRange[];
  /** Longest silence of a server, and the whole of a call that is one question and one answer. */
  readonly timeoutMs: number;
  /** The whole of a call of many steps, however lively the server; three steps when unset. */
  readonly deadlineMs?: number;
}

/** Where calls may go and how long they may take (docs/architecture.md, section 8). */
export class OutgoingPolicy {
  readonly permitted: readonly AddressRange[];
  readonly timeoutMs: number;
  readonly deadlineMs: number;

  constructor({ permitted, timeoutMs, deadlineMs = timeoutMs * STEPS_A_CALL }: PolicyOptions) {
    this.permitted = permitted;
    this.timeoutMs = timeoutMs;
    this.deadlineMs = deadlineMs;
  }

  /** A server that is there answers a connection at once. */
  get connectMs(): number {
    return Math.min(this.timeoutMs, MAX_CONNECT_MS);
  }

  /** The same for calls that end after one answer. */
  forOneAnswer(deadlineMs = this.timeoutMs): OutgoingPolicy {
    const timeoutMs = Math.min(this.timeoutMs, deadlineMs);
    return new OutgoingPolicy({ permitted: this.permitted, timeoutMs, deadlineMs });
  }
}
