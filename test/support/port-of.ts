import type { AddressInfo } from 'node:net';

/** Port that a server of a test listens on. */
export function portOf(server: { readonly address: () => AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  return address.port;
}
