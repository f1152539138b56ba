import { createHash } from 'node:crypto';

/** Digits of Crockford's base 32: none that is taken for another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;
const BITS_PER_DIGIT = 5;

/**
 * Id of the public event of a type that follows from an event of the store: `evt_` and the first 130 bits of a hash of
 * both, so that it is the same after a rebuild or a restore.
 */
export function publicEventId(storeEventId: string, type: string): string {
  const bytes = createHash('sha256').update(`${storeEventId}/${type}`).digest();
  let id = 'evt_';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= BITS_PER_DIGIT && id.length < 'evt_'.length + LENGTH) {
      bits -= BITS_PER_DIGIT;
      id += DIGITS[(held >> bits) & 31] ?? '';
    }
    held &= (1 << bits) - 1;
  }
  return id;
}
