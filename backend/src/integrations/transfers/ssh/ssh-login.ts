import { setTimeout as wait } from 'node:timers/promises';

import type { ConnectConfig } from 'ssh2';

import { sshServerOf } from '@contracts/rules/ssh-server.js';
import { appHostKeyTexts as texts } from '@contracts/texts/app/host-keys.js';

import { interpolate } from '../../../platform/interpolate.js';
import {
  withinDeadline,
  type OutgoingCall,
  hostOf,
  openSocket,
  fingerprint,
} from '../../../platform/outgoing/outgoing-socket.js';
import type { OutgoingPolicy } from '../../../platform/outgoing/outgoing.policy.js';
import {
  noResponseFrom,
  TransferFailed,
  toTransferFailed,
} from '../../../platform/outgoing/transfer-failed.js';
import type { TransferTarget } from '../carrier-transfer.js';
import type { StageListener } from '../stages.js';
import { toError } from '../../../platform/to-error.js';

const SSH_PORT = 22;
const LOGOUT_TIMEOUT_MS = 200;

/** Settings of an SSH login, for SFTP and SCP, sending and reading. */
export type SshTarget = Pick<
  TransferTarget,
  'server' | 'port' | 'username' | 'password' | 'hostKeyFingerprint' | 'knownHosts'
>;

/** Server name in error messages. */
const sshServer = ({ server, port }: SshTarget): string => `${hostOf(server)}:${port ?? SSH_PORT}`;

/**
 * Runs work on a connection that is closed by the deadline; `login` holds the library's sign-in options.
 * @throws TransferFailed
 */
export async function withSsh<Result>(
  target: SshTarget,
  policy: OutgoingPolicy,
  work: (login: ConnectConfig, call: OutgoingCall) => Promise<Result>,
  onStage?: StageListener,
): Promise<Result> {
  try {
    return await withinDeadline(policy, async (call) =>
      work(await sshLogin(target, { policy, call, onStage }), call),
    );
  } catch (error) {
    throw sshFailure(target, error);
  }
}

interface SshCall {
  readonly policy: OutgoingPolicy;
  readonly call: OutgoingCall;
  readonly onStage: StageListener | undefined;
}

async function sshLogin(
  target: SshTarget,
  { policy, call, onStage }: SshCall,
): Promise<ConnectConfig> {
  const { server, port, username, password } = target;
  const address = { host: hostOf(server), port: port ?? SSH_PORT };
  const sock = await openSocket(address, policy, call);
  onStage?.('REACHED', String(address.port));
  return {
    sock,
    username: username ?? '',
    password: password ?? '',
    readyTimeout: policy.timeoutMs,
    algorithms: { compress: ['none'] }, // prevents decompression bombs
    hostVerifier: (key: Buffer, verify: (isRight: boolean) => void) => {
      verifyHostKey(target, fingerprint(key), onStage).then(
        () => {
          verify(true);
        },
        (error: unknown) => {
          call.end(toError(error)); // the library would say only that the host was denied
          verify(false);
        },
      );
    },
  };
}

/**
 * Compares the key with the one entered, or pinned on first connection, before any password is sent.
 * @throws TransferFailed
 */
async function verifyHostKey(
  target: SshTarget,
  shown: string,
  onStage?: StageListener,
): Promise<void> {
  const { server, port, hostKeyFingerprint, knownHosts } = target;
  const seen =
    hostKeyFingerprint === null
      ? await knownHosts.pinOrCompare(sshServerOf(server, port), shown)
      : { pinned: hostKeyFingerprint, isFirstConnection: false };
  if (seen.pinned !== shown) {
    const keys = { shown, pinned: seen.pinned, server: sshServer(target) };
    throw new TransferFailed(interpolate(texts.otherHostKey, keys));
  }
  onStage?.(seen.isFirstConnection ? 'PINNED' : 'RECOGNISED', shown);
}

/** Lets the library log out, without waiting long for an unresponsive server. */
export async function logOut(logout: Promise<unknown>): Promise<void> {
  const left = logout.catch(() => undefined); // errors on logout are irrelevant
  await Promise.race([left, wait(LOGOUT_TIMEOUT_MS, undefined, { ref: false })]);
}

const messages: readonly [RegExp, string][] = [
  [/authentication methods failed/i, 'rejected the user name or password'],
  [
    /ECONNRESET|connection lost|without response|end event|close event|not connected|no sftp connection/i,
    'closed the connection',
  ],
  [/no space|ENOSPC|quota/i, 'has no space left for the file'],
  [/permission denied/i, 'does not allow writing to that folder'],
  [/no such file/i, 'has no such folder'],
  // OpenSSH's generic message for a full disk
  [/: Failure\b/, 'did not accept the complete file: there may be no space left for it'],
];

/** Maps an SSH error to a message that users can act on. */
function sshFailure(target: SshTarget, error: unknown): TransferFailed {
  const server = sshServer(target);
  const { message } = toError(error);
  if (/timed out/i.test(message)) return noResponseFrom(server, error);
  const known = messages.find(([pattern]) => pattern.test(message));
  return known && !(error instanceof TransferFailed)
    ? new TransferFailed(`${server} ${known[1]}`, { cause: error })
    : toTransferFailed(server, error);
}
