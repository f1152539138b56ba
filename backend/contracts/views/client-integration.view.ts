export const integrationTypes = ['XML', 'JSON', 'CSV'] as const;
export type IntegrationType = (typeof integrationTypes)[number];

/** Where and how a client exchanges data (INTEG-33). */
export interface ClientIntegrationView {
  id: number;
  clientId: number;
  integrationType: IntegrationType;
  transferType: 'FTP' | 'SFTP' | 'SCP' | 'API';
  server: string;
  port: number;
  username: string;
  /** As ciphertext, which opens with `salt`; a save takes a new password, or this one for no change. */
  password: string;
  salt: string;
  path: string | null;
  notificationEmail: string | null;
}
