import { randomBytes } from 'node:crypto';

import type { SecretBox } from '../../platform/secrets/secret-box.js';
import type { CustomerCarrier } from '../records/customer-carrier.entity.js';

/** The secrets of a record: sealed where they are kept, in clear where somebody has just typed them. */
export type Secrets = Pick<CustomerCarrier, 'password' | 'apiKey' | 'difotPassword'>;

export const noSecrets: Secrets = { password: null, apiKey: null, difotPassword: null };

/**
 * Seals what was typed; blank, or the ciphertext that was read, keeps what is there (CARRIER-38). The
 * secrets of one record share its salt.
 */
export function sealSecrets(
  typed: Secrets,
  kept: Secrets & Pick<CustomerCarrier, 'salt'>,
  box: SecretBox,
): Secrets & { salt: string } {
  const salt = kept.salt ?? randomBytes(16).toString('base64');
  const seal = (text: string | null, known: string | null) =>
    text === null || text === known ? known : box.seal(text, salt).ciphertext;
  return {
    password: seal(typed.password, kept.password),
    apiKey: seal(typed.apiKey, kept.apiKey),
    difotPassword: seal(typed.difotPassword, kept.difotPassword),
    salt,
  };
}
