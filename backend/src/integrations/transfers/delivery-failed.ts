/** The other side did not take what it was sent; the message says why, in words a person can act on. */
export class DeliveryFailed extends Error {}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection',
  ENOTFOUND: 'is not a known server',
  EAI_AGAIN: 'could not be looked up',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  ETIMEDOUT: 'did not answer in time',
  ECONNRESET: 'broke the connection off',
  EPIPE: 'broke the connection off',
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
