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
 * Whether the text can be an address of this kind: a host name or IP address, with its scheme or without. Web
 * addresses may go on with a port and a path; file servers have fields for both. A user name in an address is refused
 * elsewhere, with its own words.
 */
export function isServerAddress(text: string, kind: ServerKind): boolean {
  const [, scheme = '', rest = ''] = /^(?:([a-z]+):\/\/)?(.*)$/i.exec(text) ?? [];
  if (scheme !== '' && !schemes[kind].includes(scheme.toLowerCase())) return false;
  const place = rest.slice(rest.indexOf('@') + 1);
  const isWeb = kind === 'WEB' || /^https?$/i.test(scheme);
  return isWeb ? isWebPlace(place) : HOST.test(place.replace(/\/$/, ''));
}

/** `host:port/path?query`; all but the host can be left out. */
function isWebPlace(place: string): boolean {
  const [authority = ''] = place.split(/[/?#]/, 1);
  const [, host = '', port] = /^(.*?)(?::(\d*))?$/.exec(authority) ?? [];
  return HOST.test(host) && (port === undefined || PORT.test(port)) && !/\s/.test(place);
}

/** Whether a path leads up out of the folder it begins in. */
export const leadsUp = (path: string): boolean => path.split(/[\\/]/).includes('..');
