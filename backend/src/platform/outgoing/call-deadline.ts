import type { Socket } from 'node:net';

import type { OutgoingPolicy } from './outgoing-policy.js';

const CHECKS_PER_STEP = 20;
const MIN_CHECK_MS = 10;

/** State of one call in progress. */
export interface OutgoingCall {
  /** Aborted when the call has ended for any reason. */
  readonly signal: AbortSignal;
  /** Ends the call for this reason. */
  end(reason: Error): void;
  /** Ends the call when the socket is silent for too long or sends more bytes than allowed; closes it afterwards. */
  watch(socket: Socket): void;
  /** Allows this many more bytes from now on; unlimited before. */
  allowBytes(count: number): void;
}

/** The server did not respond in time, or did not stop responding. */
export const timedOut = (): Error => Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' });

const tooLong = (): Error => Object.assign(new Error('too long'), { code: 'ANSWER_TOO_LONG' });

/**
 * Runs work on a server and returns by the deadline, regardless of the server. Libraries reset or drop their own
 * timers, so this one watches the sockets' bytes, and does not wait for work past its deadline.
 * @throws an error with the code ETIMEDOUT or ANSWER_TOO_LONG, or the work's own errors
 */
export async function withinDeadline<Result>(
  policy: OutgoingPolicy,
  work: (call: OutgoingCall) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const end = (reason: Error) => {
    ending.abort(reason);
  };
  const watch = new SocketWatch(policy, end);
  const deadline = setTimeout(() => {
    end(timedOut());
  }, policy.deadlineMs);
  const ended = new Promise<never>((_resolve, reject) => {
    ending.signal.addEventListener('abort', () => {
      reject(ending.signal.reason as Error);
    });
  });
  ended.catch(() => undefined);
  const working = work({
    signal: ending.signal,
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
    ending.abort(new Error('the call has ended'));
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
