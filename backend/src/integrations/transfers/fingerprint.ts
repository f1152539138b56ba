import { createHash } from 'node:crypto';

/** Fingerprint of a host key or a certificate, in OpenSSH's notation: `SHA256:…`. */
export const fingerprint = (bytes: Buffer): string =>
  `SHA256:${createHash('sha256').update(bytes).digest('base64').replace(/=+$/, '')}`;
