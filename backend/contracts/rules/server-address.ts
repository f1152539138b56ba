/** Kinds of server address: files, a web service, or a feed, which may be either. */
export type ServerKind = 'FILES' | 'WEB' | 'FEED';

const schemes: Readonly<Record<ServerKind, readonly string[]>> = {
  FILES: ['sftp', 'scp', 'ftp', 'ftps'],
  WEB: ['http', 'https'],
  FEED: ['sftp', 'ftp', 'ftps', 'http', 'https'],
};

const HOST = /^(?:\[[\da-f:.]+\]|[a-z\d_](?:[a-z\d_.-]{0,251}[a-z\d])?)$/i;
const PORT = /^\d{1,5}$/;

/**
 * Whether the text can be an address of this kind: a host name or IP address, with its scheme or without. Web addresses
 * may include a port and a path; file servers have fields for both. A user name in an address is rejected elsewhere,
 * with its own message.
 */
export function isServerAddress(text: string, kind: ServerKind): boolean {
  const [, scheme = '', rest = ''] = /^(?:([a-z]+):\/\/)?(.*)$/i.exec(text) ?? [];
  if (scheme !== '' && !schemes[kind].includes(scheme.toLowerCase())) return false;
  const address = rest.slice(rest.indexOf('@') + 1);
  const isWeb = kind === 'WEB' || /^https?$/i.test(scheme);
  return isWeb ? isWebAddress(address) : HOST.test(address.replace(/\/$/, ''));
}

/** `host:port/path?query`; everything except the host is optional. */
function isWebAddress(address: string): boolean {
  const [authority = ''] = address.split(/[/?#]/, 1);
  const [, host = '', port] = /^(.*?)(?::(\d*))?$/.exec(authority) ?? [];
  return HOST.test(host) && (port === undefined || PORT.test(port)) && !/\s/.test(address);
}

/** Whether a path leaves its starting folder upwards. */
export const hasParentSegment = (path: string): boolean => path.split(/[\\/]/).includes('..');
