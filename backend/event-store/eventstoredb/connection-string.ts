import type { Credentials } from '@eventstore/db-client';

/** Parts of a connection string that the client does not expose. */
export interface ServerConnection {
  /** `host:port` of each node. */
  readonly nodes: readonly string[];
  readonly credentials: Credentials | null;
  readonly isSecure: boolean;
  /** CA file, for a private certificate authority. */
  readonly caFile: string | null;
}

const DEFAULT_PORT = 2113;

/** Parses `esdb://user:password@a:2113,b:2113?tls=true&tlsCAFile=…`. @throws if it is not a valid connection string */
export function parseConnectionString(text: string): ServerConnection {
  const [, user, hosts = '', query = ''] =
    /^esdb(?:\+discover)?:\/\/(?:([^@/]*)@)?([^/?]+)\/?(?:\?(.*))?$/.exec(text) ?? [];
  if (hosts === '') throw new Error('An event store URL must begin with esdb://');
  const parameters = new Map(
    [...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value] as const),
  );
  return {
    nodes: hosts.split(',').map((host) => (host.includes(':') ? host : `${host}:${DEFAULT_PORT}`)),
    credentials: credentialsOf(user),
    isSecure: parameters.get('tls')?.toLowerCase() !== 'false',
    caFile: parameters.get('tlscafile') ?? null,
  };
}

function credentialsOf(user: string | undefined): Credentials | null {
  const [, username, password] = /^([^:]+):(.+)$/.exec(user ?? '') ?? [];
  if (username === undefined || password === undefined) return null;
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}
