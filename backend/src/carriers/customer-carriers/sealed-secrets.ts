import { randomBytes } from 'node:crypto';

import { isSameTransferKind } from '@contracts/rules/carrier-connection.js';

import type { SecretBox } from '../../platform/secrets/secret-box.js';
import type { CustomerCarrier } from '../records/customer-carrier.entity.js';

/** Secrets of a customer carrier: ciphertext in the record, plain text in a request. */
export type Secrets = Pick<CustomerCarrier, 'password' | 'apiKey' | 'difotPassword'>;

export const noSecrets: Secrets = { password: null, apiKey: null, difotPassword: null };

/** Salt and transfer method that secrets belong to. */
export type StoredSecrets = Secrets & Pick<CustomerCarrier, 'salt' | 'transferType'>;

/** Salt for a record that has no secret yet. */
export const newSalt = (): string => randomBytes(16).toString('base64');

/**
 * Seals new secrets with the record's salt; null or a ciphertext, even one that has been replaced since, keeps the stored
 * secret (CARRIER-38). Password and key of another transfer method are dropped.
 */
export function sealSecrets(
  input: Secrets & Pick<CustomerCarrier, 'transferType'>,
  stored: StoredSecrets,
  box: SecretBox,
): Secrets & { salt: string } {
  const salt = stored.salt ?? newSalt();
  const keepsTransferSecrets = isSameTransferKind(input.transferType, stored.transferType);
  const seal = (name: keyof Secrets, current: string | null) => {
    const text = input[name];
    return text === null || box.isSealed(text) ? current : box.seal(text, salt).ciphertext;
  };
  return {
    password: seal('password', keepsTransferSecrets ? stored.password : null),
    apiKey: seal('apiKey', keepsTransferSecrets ? stored.apiKey : null),
    difotPassword: seal('difotPassword', stored.difotPassword),
    salt,
  };
}
