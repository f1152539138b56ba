import { LOOPBACK, parseRanges } from '../outgoing.policy.js';
import { OutgoingPolicy } from '../outgoing.policy.js';

/** Policy for tests, whose servers are on this machine. */
export const loopbackPolicy = (timeoutMs = 20_000, deadlineMs?: number): OutgoingPolicy =>
  new OutgoingPolicy({
    permitted: parseRanges(LOOPBACK),
    timeoutMs,
    ...(deadlineMs !== undefined && { deadlineMs }),
  });

/** Policy of an installation that permits nothing besides public addresses. */
export const strictPolicy = (): OutgoingPolicy =>
  new OutgoingPolicy({ permitted: [], timeoutMs: 400 });
