import { isIP } from 'node:net';
import { rootCertificates, TLSSocket, type ConnectionOptions } from 'node:tls';

import { Client, FTPError } from 'basic-ftp';

import type { TransferTarget } from '../carrier-transfer.js';
import {
  withinDeadline,
  type OutgoingCall,
  hostOf,
  resolveHost,
  fingerprint,
} from '../../../platform/outgoing/outgoing-socket.js';
import type { OutgoingPolicy } from '../../../platform/outgoing/outgoing.policy.js';
import {
  noResponseFrom,
  TransferFailed,
  toTransferFailed,
} from '../../../platform/outgoing/transfer-failed.js';
import type { StageListener } from '../stages.js';
import { toError } from '../../../platform/to-error.js';

const FTP_PORT = 21;
const IMPLICIT_TLS_PORT = 990;

/** Settings of an FTP login; `ftps://` requests TLS. */
export type FtpTarget = Pick<
  TransferTarget,
  'server' | 'port' | 'username' | 'password' | 'hostKeyFingerprint'
>;

/** Maximum size of a listing; a larger folder is not listed. */
const MAX_LISTING_BYTES = 8_000_000;

/**
 * Runs work in a logged-in session, and closes it. Data connections go to the verified address, regardless of what the
 * server announces.
 * @throws TransferFailed
 */
export async function withFtp<Result>(
  target: FtpTarget,
  policy: OutgoingPolicy,
  work: (ftp: Client) => Promise<Result>,
  onStage?: StageListener,
): Promise<Result> {
  const host = hostOf(target.server);
  const port = target.port ?? (isSecure(target) ? IMPLICIT_TLS_PORT : FTP_PORT);
  try {
    return await withinDeadline(policy, async (call) => {
      const [{ address }] = await resolveHost(host, policy);
      call.signal.throwIfAborted();
      const ftp = createClient(call, policy);
      await open(ftp, { address, host, port }, target);
      onStage?.('REACHED', String(port));
      if (isSecure(target))
        onStage?.(
          target.hostKeyFingerprint === null ? 'IDENTIFIED' : 'RECOGNISED',
          fingerprintOf(ftp),
        );
      await ftp.login(target.username ?? 'anonymous', target.password ?? '');
      onStage?.('SIGNED_IN', target.username ?? 'anonymous');
      await ftp.useDefaultSettings();
      return work(ftp);
    });
  } catch (error) {
    throw ftpFailure(`${host}:${port}`, error);
  }
}

/** Creates a client that is closed when the call is aborted: the library opens its own sockets. */
function createClient({ signal }: OutgoingCall, { timeoutMs }: OutgoingPolicy): Client {
  const ftp = new Client(timeoutMs, {
    allowSeparateTransferHost: false,
    maxListingBytes: MAX_LISTING_BYTES,
  });
  signal.addEventListener('abort', () => {
    ftp.close();
  });
  return ftp;
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

function certificateOf({ ftp: { socket } }: Client) {
  return socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined;
}

function fingerprintOf(ftp: Client): string {
  const certificate = certificateOf(ftp);
  return certificate ? fingerprint(certificate.raw) : '';
}

/** A pinned certificate is trusted regardless of its issuer. @throws TransferFailed for any other */
function trustOnly(ftp: Client, pinned: string): ConnectionOptions {
  const certificate = certificateOf(ftp);
  if (!certificate || fingerprint(certificate.raw) !== pinned)
    throw new TransferFailed("The server's certificate does not match the pinned one");
  return {
    ca: [...rootCertificates, certificate.toString()],
    rejectUnauthorized: true,
    checkServerIdentity: (_host, { raw }) =>
      fingerprint(raw) === pinned ? undefined : new Error('different certificate'),
  };
}

const messages: readonly [RegExp, string][] = [
  [/maximum bytes exceeded/i, 'has more files in the folder than can be listed'],
  [/FIN packet|closed connection|ECONNRESET|EPIPE/i, 'closed the connection'],
  [/no space|ENOSPC|quota/i, 'has no space left for the file'],
];

const messagesByCode: Readonly<Record<number, string>> = {
  332: 'rejected the user name or password',
  430: 'rejected the user name or password',
  530: 'rejected the user name or password',
  452: 'has no space left for the file',
  552: 'has no space left for the file',
  550: 'has no such folder, or does not allow writing to that folder',
  553: 'does not allow writing to that folder',
};

function ftpFailure(server: string, error: unknown): TransferFailed {
  if (error instanceof TransferFailed) return toTransferFailed(server, error);
  const { message } = toError(error);
  if (/timeout/i.test(message)) return noResponseFrom(server, error);
  const known = messages.find(([pattern]) => pattern.test(message))?.[1];
  const byCode = error instanceof FTPError ? messagesByCode[error.code] : undefined;
  const reason = known ?? byCode;
  return reason === undefined
    ? toTransferFailed(server, error)
    : new TransferFailed(`${server} ${reason}`, { cause: error });
}
