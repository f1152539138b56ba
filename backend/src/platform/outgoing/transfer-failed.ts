import { cleanText } from '@contracts/rules/clean-text.js';
import { toError } from '../to-error.js';

const MAX_MESSAGE_LENGTH = 200;

interface FailureDetails extends ErrorOptions {
  /** HTTP status of a rejection. */
  readonly status?: number;
  /** The server that did not respond in time. */
  readonly unresponsiveServer?: string;
  /** Nothing was sent: the address is not public. */
  readonly isRejectedAddress?: boolean;
}

/** The other side did not accept the data; the message says why, for users who can act on it. */
export class TransferFailed extends Error {
  readonly status: number | null;
  readonly unresponsiveServer: string | null;
  readonly isRejectedAddress: boolean;

  /** @param message cleaned, since it may repeat what the server said and is stored */
  constructor(message: string, details: FailureDetails = {}) {
    super(cleanText(message) ?? 'The server gave no reason', details);
    this.status = details.status ?? null;
    this.unresponsiveServer = details.unresponsiveServer ?? null;
    this.isRejectedAddress = details.isRejectedAddress ?? false;
  }
}

const NO_RESPONSE = 'did not respond in time';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection',
  ENOTFOUND: 'is an unknown server name',
  EAI_AGAIN: 'could not be resolved',
  ETIMEOUT: 'could not be resolved',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  ETIMEDOUT: NO_RESPONSE,
  ECONNRESET: 'closed the connection',
  EPIPE: 'closed the connection',
  RESPONSE_TOO_LONG: 'sent a response that is too large',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate from an unknown authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'has a certificate from an unknown authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for a different server',
};

/** Maps an error to a message with the server's name and without secrets. */
export function toTransferFailed(server: string, error: unknown): TransferFailed {
  if (error instanceof TransferFailed) return error;
  const { code, message } = innermost(error);
  const reason = reasons[code ?? ''] ?? `failed: ${message.slice(0, MAX_MESSAGE_LENGTH)}`;
  return new TransferFailed(`${server} ${reason}`, {
    cause: error,
    ...(reason === NO_RESPONSE && { unresponsiveServer: server }),
  });
}

/** @returns the failure of a server that stopped responding */
export const noResponseFrom = (server: string, cause: unknown): TransferFailed =>
  new TransferFailed(`${server} ${NO_RESPONSE}`, { cause, unresponsiveServer: server });

/** Several addresses tried in turn fail together; each has the same message. An abort carries its reason. */
function innermost(error: unknown): NodeJS.ErrnoException {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  const { name, cause } = toError(error);
  return name === 'AbortError' && cause !== undefined
    ? innermost(cause)
    : (error as NodeJS.ErrnoException);
}

/** Checks that the file arrived completely before it is renamed. @throws TransferFailed */
export function assertCompleteTransfer(arrived: number, sent: number): void {
  if (arrived !== sent)
    throw new TransferFailed(
      `Only ${arrived} of ${sent} bytes arrived: there may be no space left for the file`,
    );
}
