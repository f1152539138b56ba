import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';

import type { Environment } from '../../platform/config/environment.js';
import { keyFromFile } from '../../platform/secrets/key-file.js';

/**
 * The key that signs tokens: from the environment, or made at first start, so that tokens survive a
 * restart. As an object: a text would be tried as a public key first, each time a token is verified.
 */
export function tokenKey({ JWT_SECRET, DATA_DIR }: Environment): KeyObject {
  const secret =
    JWT_SECRET ??
    keyFromFile(DATA_DIR, 'token-signing-key', () => randomBytes(48).toString('base64'));
  return createSecretKey(secret, 'utf8');
}
