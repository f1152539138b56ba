import type { AddressInfo } from 'node:net';

/** Port that a server of a test listens on. */
export function portOf(server: { readonly address: () => AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('it is not listening on a port');
  return address.port;
}
