import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';

interface Refusal {
  /** The carrier's code, or ours in capitals. */
  readonly code: string;
  /** In the carrier's words: shown as it is. */
  readonly message: string;
  /** Field of the carrier's request that it concerns. */
  readonly field?: string | undefined;
}

/** The carrier, or its published limits, says no. Asking again gives the same answer, so it is never retried. */
export class Refused extends TransferFailed {
  readonly code: string;
  readonly field: string | null;

  constructor({ code, message, field }: Refusal) {
    super(message.slice(0, 200));
    this.code = code;
    this.field = field ?? null;
  }
}

interface Pause extends ErrorOptions {
  readonly silentServer?: string;
  /** Seconds that the carrier asks us to wait. */
  readonly retryAfter?: number | undefined;
}

/** Nothing was done: the carrier could not be reached, or could not answer a question. Safe to repeat. */
export class Unavailable extends TransferFailed {
  readonly retryAfter: number | null;

  constructor(message: string, { retryAfter, ...details }: Pause = {}) {
    super(message, details);
    this.retryAfter = retryAfter ?? null;
  }
}

/** Nothing was done: more calls than the carrier takes. */
export class Throttled extends TransferFailed {
  /** Seconds until it takes the next call. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** A change was sent and no readable answer came: it may have been made. Found by our reference before it is repeated. */
export class Unknown extends TransferFailed {}
