import { createHmac, randomBytes } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Content to sign: the bytes of `body` are sent unchanged. */
export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970, of the attempt. */
  readonly timestamp: number;
  readonly body: string;
}

/** A new secret, as its owner stores it. */
export const newWebhookSecret = (): string =>
  SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/**
 * `webhook-signature` of Standard Webhooks 1.0: one HMAC-SHA256 for each secret, separated by a space. During a
 * rotation there are two, the newer first.
 */
export const signWebhook = (message: SignedMessage, secrets: readonly string[]): string =>
  secrets.map((secret) => `v1,${signatureOf(message, secret)}`).join(' ');

function signatureOf({ id, timestamp, body }: SignedMessage, secret: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`, 'utf8').digest('base64');
}
