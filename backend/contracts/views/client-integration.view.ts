import type { TransferType } from '../rules/carrier-connection.js';

export const integrationTypes = ['XML', 'JSON', 'CSV'] as const;
export type IntegrationType = (typeof integrationTypes)[number];

/** Connection settings for a client's data exchange (INTEG-33). */
export interface ClientIntegrationView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  clientId: number;
  integrationType: IntegrationType;
  transferType: TransferType;
  server: string;
  port: number;
  username: string;
  /** Ciphertext, decrypted with `salt`; a save accepts a new password, or this ciphertext to keep it. */
  password: string;
  salt: string;
  path: string | null;
  notificationEmail: string | null;
}
