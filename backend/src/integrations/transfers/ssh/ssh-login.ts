import type { ConnectConfig } from 'ssh2';

import type { TransferTarget } from '../carrier-transfer.js';
import { TransferFailed, toTransferFailed } from '../transfer-failed.js';
import { fingerprint } from '../fingerprint.js';
import { hostOf, openSocket, type OutgoingPolicy } from '../outgoing-socket.js';

const SSH_PORT = 22;

/** Settings of an SSH login, for SFTP and SCP, sending and reading. */
export type SshTarget = Pick<
  TransferTarget,
  'server' | 'port' | 'username' | 'password' | 'hostKeyFingerprint'
>;

/** Server name in error messages. */
const sshServer = ({ server, port }: SshTarget): string => `${hostOf(server)}:${port ?? SSH_PORT}`;

/** Connects to an allowed address, and returns how to log in. @throws TransferFailed or a system error */
export async function sshLogin(
  { server, port, username, password, hostKeyFingerprint }: SshTarget,
  policy: OutgoingPolicy,
): Promise<ConnectConfig> {
  const sock = await openSocket({ host: hostOf(server), port: port ?? SSH_PORT }, policy);
  return {
    sock,
    username: username ?? '',
    password: password ?? '',
    readyTimeout: policy.timeoutMs,
    hostVerifier: (key: Buffer) =>
      hostKeyFingerprint === null || fingerprint(key) === hostKeyFingerprint,
  };
}

const words: readonly [RegExp, string][] = [
  [/authentication methods failed/i, 'refused the user name or password'],
  [/host denied|verification failed/i, 'is not the server it was: its host key is another one'],
  [/timed out|silence/i, 'did not answer in time'],
  [
    /ECONNRESET|connection lost|without response|end event|close event|not connected|no sftp connection/i,
    'broke the connection off',
  ],
  [/no space|ENOSPC|quota/i, 'has no room left for the file'],
  [/permission denied/i, 'does not let us write there'],
  [/no such file/i, 'has no such folder'],
  // OpenSSH's generic message for a full disk
  [/: Failure\b/, 'did not take the file whole: there may be no room left for it'],
];

/** Maps an SSH error to a message people can act on. */
export function sshFailure(target: SshTarget, error: unknown): TransferFailed {
  const server = sshServer(target);
  const { message } = error as Error;
  const known = words.find(([pattern]) => pattern.test(message));
  return known && !(error instanceof TransferFailed)
    ? new TransferFailed(`${server} ${known[1]}`, { cause: error })
    : toTransferFailed(server, error);
}
