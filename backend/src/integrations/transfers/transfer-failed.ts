/** The other side did not accept the data; the message says why, for people who can act on it. */
export class TransferFailed extends Error {
  /** HTTP status of a rejection. */
  readonly status: number | null;

  constructor(message: string, options: ErrorOptions & { readonly status?: number } = {}) {
    super(message, options);
    this.status = options.status ?? null;
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection',
  ENOTFOUND: 'is not a known server',
  EAI_AGAIN: 'could not be looked up',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  ETIMEDOUT: 'did not answer in time',
  ECONNRESET: 'broke the connection off',
  EPIPE: 'broke the connection off',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that nobody vouches for',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate that nobody vouches for',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'has a certificate that nobody vouches for',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate of another server',
};

/** Maps an error to a message with the server's name and without secrets. */
export function toTransferFailed(server: string, error: unknown): TransferFailed {
  if (error instanceof TransferFailed) return error;
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError')
    return new TransferFailed(`${server} did not answer in time`, { cause: error });
  const known = reasons[code ?? ''];
  const reason = known ?? `failed: ${message.slice(0, 200)}`;
  return new TransferFailed(`${server} ${reason}`, { cause: error });
}

/** Checks that the file arrived completely before it is renamed. @throws TransferFailed */
export function assertCompleteTransfer(arrived: number, sent: number): void {
  if (arrived !== sent)
    throw new TransferFailed(
      `Only ${arrived} of ${sent} bytes arrived: there may be no room left for the file`,
    );
}
