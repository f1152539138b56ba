import type { ConnectConfig } from 'ssh2';

import type { TransferTarget } from '../carrier-transfer.js';
import { DeliveryFailed, deliveryFailure } from '../delivery-failed.js';
import { fingerprint } from '../fingerprint.js';
import { openSocket, type OutgoingPolicy } from '../outgoing-socket.js';
import { hostOf } from '../server-name.js';

const SSH_PORT = 22;

/** What a sign-in over SSH needs to know; the same for SFTP and SCP, for sending and for reading. */
export type SshTarget = Pick<
  TransferTarget,
  'server' | 'port' | 'username' | 'password' | 'hostKeyFingerprint'
>;

/** The server as reasons name it. */
const sshServer = ({ server, port }: SshTarget): string => `${hostOf(server)}:${port ?? SSH_PORT}`;

/** A socket to an allowed address, and how to sign in over it. @throws DeliveryFailed or a system error */
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
  // OpenSSH has no other word for a full disk
  [/: Failure\b/, 'did not take the file whole: there may be no room left for it'],
];

/** What went wrong over SSH, in words a person can act on. */
export function sshFailure(target: SshTarget, error: unknown): DeliveryFailed {
  const server = sshServer(target);
  const { message } = error as Error;
  const known = words.find(([pattern]) => pattern.test(message));
  return known && !(error instanceof DeliveryFailed)
    ? new DeliveryFailed(`${server} ${known[1]}`, { cause: error })
    : deliveryFailure(server, error);
}
