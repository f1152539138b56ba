import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';

interface Rejection {
  /** The carrier's code, or ours in capitals. */
  readonly code: string;
  /** The carrier's own message, shown unchanged. */
  readonly message: string;
  /** Field of the carrier's request that it concerns. */
  readonly field?: string | undefined;
}

/** Rejected by the carrier, or by its published limits. A retry would get the same response, so there is none. */
export class Rejected extends TransferFailed {
  readonly code: string;
  readonly field: string | null;

  constructor({ code, message, field }: Rejection) {
    super(message.slice(0, 200));
    this.code = code;
    this.field = field ?? null;
  }
}

interface UnavailableDetails extends ErrorOptions {
  readonly unresponsiveServer?: string;
  /** Seconds the carrier requests to wait. */
  readonly retryAfter?: number | undefined;
}

/** Nothing was done: the carrier could not be reached, or a read failed. Safe to repeat. */
export class Unavailable extends TransferFailed {
  readonly retryAfter: number | null;

  constructor(message: string, { retryAfter, ...details }: UnavailableDetails = {}) {
    super(message, details);
    this.retryAfter = retryAfter ?? null;
  }
}

/** A response to a read that does not match the carrier's documentation: a repeated read would get the same. */
export class Unreadable extends Unavailable {}

/** Nothing was done: the carrier's rate limit was exceeded. */
export class Throttled extends TransferFailed {
  /** Seconds until the next call is allowed. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/**
 * A change was sent without a readable response: it may have been made. Callers search by our reference before
 * repeating it.
 */
export class Unknown extends TransferFailed {}
