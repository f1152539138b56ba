import { createHash } from 'node:crypto';
import path from 'node:path';

import SftpClient from 'ssh2-sftp-client';

import {
  CarrierTransfer,
  type OutgoingFile,
  type TransferReceipt,
  type TransferTarget,
} from './carrier-transfer.js';
import { DeliveryFailed, deliveryFailure } from './delivery-failed.js';
import { openSocket, type OutgoingPolicy } from './outgoing-socket.js';

const SFTP_PORT = 22;
const ignore = () => undefined;
/** Every operation under way fails by itself; without these the library writes to the console. */
const quiet = { error: ignore, end: ignore, close: ignore };

/**
 * Puts a file on a carrier's SFTP server under a passing name and renames it when it is whole: whoever
 * collects there never sees half a file, and one that is there already is not sent again.
 */
export class SftpTransfer extends CarrierTransfer {
  constructor(private readonly policy: OutgoingPolicy) {
    super();
  }

  async send(file: OutgoingFile, target: TransferTarget): Promise<TransferReceipt> {
    const port = target.port ?? SFTP_PORT;
    const server = `${target.server}:${port}`;
    const sftp = new SftpClient('linehaul', quiet);
    try {
      await this.connect(sftp, target, port);
      await deliver(sftp, file, target.path ?? '.');
      return { reference: file.name, connotes: [] };
    } catch (error) {
      throw explained(server, error);
    } finally {
      await sftp.end().catch(() => undefined); // the delivery is what counts, not the goodbye
    }
  }

  private async connect(sftp: SftpClient, target: TransferTarget, port: number): Promise<void> {
    const { server: host, username, password, hostKeyFingerprint } = target;
    const sock = await openSocket({ host, port }, this.policy);
    await sftp.connect({
      sock,
      username: username ?? '',
      password: password ?? '',
      readyTimeout: this.policy.timeoutMs,
      hostVerifier: (key: Buffer) =>
        hostKeyFingerprint === null || fingerprint(key) === hostKeyFingerprint,
    });
  }
}

async function deliver(sftp: SftpClient, file: OutgoingFile, folder: string): Promise<void> {
  const name = path.posix.join(folder, file.name);
  if (await sftp.exists(name)) return;
  const passingName = `${name}.part`;
  await sftp.put(Buffer.from(file.body), passingName);
  await sftp.rename(passingName, name);
}

/** As OpenSSH writes it. */
const fingerprint = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

function explained(server: string, error: unknown): DeliveryFailed {
  const { message } = error as Error;
  const words: readonly [RegExp, string][] = [
    [/authentication methods failed/i, 'refused the user name or password'],
    [/host denied|verification failed/i, 'is not the server it was: its host key is another one'],
    [/timed out|silence/i, 'did not answer in time'],
    [
      /ECONNRESET|connection lost|without response|end event|close event|not connected|no sftp connection/i,
      'broke the connection off',
    ],
    [/permission denied/i, 'does not let us write there'],
    [/no such file/i, 'has no such folder'],
  ];
  const known = words.find(([pattern]) => pattern.test(message));
  return known
    ? new DeliveryFailed(`${server} ${known[1]}`, { cause: error })
    : deliveryFailure(server, error);
}
