import { createHash } from 'node:crypto';

/** Of a host key or a certificate, as OpenSSH writes it: `SHA256:…`. */
export const fingerprint = (bytes: Buffer): string =>
  `SHA256:${createHash('sha256').update(bytes).digest('base64').replace(/=+$/, '')}`;
