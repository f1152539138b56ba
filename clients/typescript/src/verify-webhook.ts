import { Webhook } from 'standardwebhooks';

import type { LinehaulEvent } from './events.js';

/** Headers as received by a server. */
type RequestHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Verifies the signature of a webhook and returns its event.
 * @param rawBody the bytes as received, unparsed
 * @param secrets the current one and, during a rotation, the previous one
 * @throws Error if no secret signed it, or if it was signed more than five minutes ago
 */
export function verifyWebhook(
  headers: RequestHeaders,
  rawBody: string | Uint8Array,
  secrets: readonly string[],
): LinehaulEvent {
  const signed = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      valueOf(headers, name),
    ]),
  );
  const text = typeof rawBody === 'string' ? rawBody : utf8.decode(rawBody);
  for (const [index, secret] of secrets.entries())
    try {
      return new Webhook(secret).verify(text, signed) as LinehaulEvent;
    } catch (error) {
      if (index === secrets.length - 1) throw error;
    }
  throw new Error('No secret was given to verify the signature');
}

function valueOf(headers: RequestHeaders, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  return [headers[name]].flat().join(',');
}
