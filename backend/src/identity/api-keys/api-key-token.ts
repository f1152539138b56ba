import { createHash, randomBytes, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

import type { ApiKeyMode } from '@contracts/rules/api-key-scopes.js';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 8;
/** Number of digits that encode the 256 bits of the secret. */
const SECRET_LENGTH = 43;
const CHECK_LENGTH = 6;
const SECRET_BYTES = 32;

const pattern = new RegExp(
  `^lh_(live|test)_([0-9A-Za-z]{${ID_LENGTH}})_([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECK_LENGTH}})$`,
);

/** Stored part of a token: enough to verify it, not to recreate it. */
export interface TokenRecord {
  /** Identifies the key; not secret. */
  readonly publicId: string;
  /** SHA-256 of the whole token: its 256 random bits need no slow hash. */
  readonly hash: Buffer;
  readonly lastFour: string;
}

export interface NewApiKeyToken extends TokenRecord {
  /** `lh_live_<id>_<secret><check>`, or `lh_test_…`: sent as `Authorization: Bearer`, and shown once. */
  readonly token: string;
}

/** Creates the token of a new API key. */
export function createApiKeyToken(mode: ApiKeyMode): NewApiKeyToken {
  const id = Array.from({ length: ID_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  const secret = toDigits(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH);
  const unchecked = `lh_${mode}_${id}_${secret}`;
  const token = unchecked + checkOf(unchecked);
  return { token, ...recordOf(token, id) };
}

/** The token as lists show it. */
export const tokenHintOf = (mode: ApiKeyMode, { publicId, lastFour }: TokenRecord): string =>
  `lh_${mode}_${publicId}_…${lastFour}`;

/** Returns the stored part of a well-formed token; null for one with a typing error, without a query. */
export function readApiKeyToken(token: string): TokenRecord | null {
  const [, name, id, secret, check] = pattern.exec(token) ?? [];
  if (name === undefined || id === undefined || secret === undefined) return null;
  return check === checkOf(`lh_${name}_${id}_${secret}`) ? recordOf(token, id) : null;
}

const recordOf = (token: string, publicId: string): TokenRecord => ({
  publicId,
  hash: createHash('sha256').update(token).digest(),
  lastFour: token.slice(-4),
});

/** CRC-32 of the preceding part, by which scanners for leaked secrets recognise a key. */
const checkOf = (text: string): string => toDigits(BigInt(crc32(text)), CHECK_LENGTH);

function toDigits(value: bigint, length: number): string {
  const base = BigInt(DIGITS.length);
  let digits = '';
  for (let rest = value; digits.length < length; rest /= base)
    digits = `${DIGITS[Number(rest % base)] ?? ''}${digits}`;
  return digits;
}
