/** The other side did not take what it was sent; the message says why, in words a person can act on. */
export class DeliveryFailed extends Error {
  /** Of an answer over HTTP that was a refusal. */
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

/** The failure in words: what the machine said, about which server; never a secret. */
export function deliveryFailure(server: string, error: unknown): DeliveryFailed {
  if (error instanceof DeliveryFailed) return error;
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError')
    return new DeliveryFailed(`${server} did not answer in time`, { cause: error });
  const known = reasons[code ?? ''];
  const reason = known ?? `failed: ${message.slice(0, 200)}`;
  return new DeliveryFailed(`${server} ${reason}`, { cause: error });
}

/** Before a file gets its name, the other side has all of it. @throws DeliveryFailed */
export function assertWhole(arrived: number, sent: number): void {
  if (arrived !== sent)
    throw new DeliveryFailed(
      `Only ${arrived} of ${sent} bytes arrived: there may be no room left for the file`,
    );
}
