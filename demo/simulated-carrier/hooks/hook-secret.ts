import { createHash } from 'node:crypto';

/** Secret of a receiver of the demo: the same everywhere, and only where the demo's data is. */
export const hookSecret = (name: string): string =>
  `whsec_${createHash('sha256').update(`Linehaul demo ${name}`).digest('base64')}`;
