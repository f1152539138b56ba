const FTP_PORT = 21;

/** Protocol of a feed. A bare host name means FTP on port 21, and SFTP otherwise. */
export function feedProtocolOf({
  server,
  port,
}: {
  readonly server: string;
  readonly port: number | null;
}): 'web' | 'sftp' | 'ftp' {
  const scheme = /^([a-z]+):\/\//i.exec(server.trim())?.[1]?.toLowerCase();
  if (scheme === 'http' || scheme === 'https') return 'web';
  if (scheme === 'ftp' || scheme === 'ftps') return 'ftp';
  return scheme === undefined && port === FTP_PORT ? 'ftp' : 'sftp';
}
