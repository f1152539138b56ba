import { randomBytes } from 'node:crypto';

import type { SecretBox } from '../../platform/secrets/secret-box.js';
import type { CustomerCarrier } from '../records/customer-carrier.entity.js';

/** Secrets of a customer carrier: ciphertext in the record, plain text in a request. */
export type Secrets = Pick<CustomerCarrier, 'password' | 'apiKey' | 'difotPassword'>;

export const noSecrets: Secrets = { password: null, apiKey: null, difotPassword: null };

/** Seals new secrets with the record's salt; null or the stored ciphertext keeps the stored secret (CARRIER-38). */
export function sealSecrets(
  input: Secrets,
  stored: Secrets & Pick<CustomerCarrier, 'salt'>,
  box: SecretBox,
): Secrets & { salt: string } {
  const salt = stored.salt ?? randomBytes(16).toString('base64');
  const seal = (text: string | null, current: string | null) =>
    text === null || text === current ? current : box.seal(text, salt).ciphertext;
  return {
    password: seal(input.password, stored.password),
    apiKey: seal(input.apiKey, stored.apiKey),
    difotPassword: seal(input.difotPassword, stored.difotPassword),
    salt,
  };
}
