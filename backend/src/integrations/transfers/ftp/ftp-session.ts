import { isIP } from 'node:net';
import { rootCertificates, TLSSocket, type ConnectionOptions } from 'node:tls';

import { Client, FTPError } from 'basic-ftp';

import type { TransferTarget } from '../carrier-transfer.js';
import { TransferFailed, toTransferFailed } from '../transfer-failed.js';
import { fingerprint } from '../fingerprint.js';
import { allowedAddress, hostOf, type OutgoingPolicy } from '../outgoing-socket.js';

const FTP_PORT = 21;
const IMPLICIT_TLS_PORT = 990;

/** Settings of an FTP login; `ftps://` requests TLS. */
export type FtpTarget = Pick<
  TransferTarget,
  'server' | 'port' | 'username' | 'password' | 'hostKeyFingerprint'
>;

/**
 * Runs work in a logged-in session, and closes it. Data connections go to the verified address, whatever the server
 * says.
 * @throws TransferFailed
 */
export async function withFtp<Result>(
  target: FtpTarget,
  policy: OutgoingPolicy,
  work: (ftp: Client) => Promise<Result>,
): Promise<Result> {
  const ftp = new Client(policy.timeoutMs, { allowSeparateTransferHost: false });
  const host = hostOf(target.server);
  const port = target.port ?? (isSecure(target) ? IMPLICIT_TLS_PORT : FTP_PORT);
  try {
    await open(ftp, { address: await allowedAddress(host, policy), host, port }, target);
    await ftp.login(target.username ?? 'anonymous', target.password ?? '');
    await ftp.useDefaultSettings();
    return await work(ftp);
  } catch (error) {
    throw ftpFailure(`${host}:${port}`, error);
  } finally {
    ftp.close();
  }
}

const isSecure = ({ server }: FtpTarget): boolean => /^ftps:\/\//i.test(server.trim());

/** The server is verified before any password is sent. */
async function open(
  ftp: Client,
  { address, host, port }: { address: string; host: string; port: number },
  target: FtpTarget,
): Promise<void> {
  if (!isSecure(target)) {
    await ftp.connect(address, port);
    return;
  }
  const pinned = target.hostKeyFingerprint;
  const options: ConnectionOptions = {
    host,
    ...(isIP(host) ? {} : { servername: host }),
    ...(pinned === null ? {} : { rejectUnauthorized: false }),
  };
  if (port === IMPLICIT_TLS_PORT) await ftp.connectImplicitTLS(address, port, options);
  else {
    await ftp.connect(address, port);
    await ftp.useTLS(options);
  }
  if (pinned !== null) ftp.ftp.tlsOptions = { ...options, ...trustOnly(ftp, pinned) };
}

/** A pinned certificate is trusted whoever signed it. @throws TransferFailed for any other */
function trustOnly(ftp: Client, pinned: string): ConnectionOptions {
  const { socket } = ftp.ftp;
  const certificate = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined;
  if (!certificate || fingerprint(certificate.raw) !== pinned)
    throw new TransferFailed('The server is not the one it was: its certificate is another one');
  return {
    ca: [...rootCertificates, certificate.toString()],
    rejectUnauthorized: true,
    checkServerIdentity: (_host, { raw }) =>
      fingerprint(raw) === pinned ? undefined : new Error('another certificate'),
  };
}

const words: readonly [RegExp, string][] = [
  [/timeout/i, 'did not answer in time'],
  [/FIN packet|closed connection|ECONNRESET|EPIPE/i, 'broke the connection off'],
  [/no space|ENOSPC|quota/i, 'has no room left for the file'],
];

const wordsOfCodes: Readonly<Record<number, string>> = {
  332: 'refused the user name or password',
  430: 'refused the user name or password',
  530: 'refused the user name or password',
  452: 'has no room left for the file',
  552: 'has no room left for the file',
  550: 'has no such folder, or does not let us write there',
  553: 'does not let us write there',
};

function ftpFailure(server: string, error: unknown): TransferFailed {
  if (error instanceof TransferFailed) return toTransferFailed(server, error);
  const { message } = error as Error;
  const known = words.find(([pattern]) => pattern.test(message))?.[1];
  const byCode = error instanceof FTPError ? wordsOfCodes[error.code] : undefined;
  const reason = known ?? byCode;
  return reason === undefined
    ? toTransferFailed(server, error)
    : new TransferFailed(`${server} ${reason}`, { cause: error });
}
