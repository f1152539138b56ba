import path from 'node:path';
import SftpClient from 'ssh2-sftp-client';

import {
  CarrierTransfer,
  type OutgoingFile,
  type TransferReceipt,
  type TransferTarget,
} from '../carrier-transfer.js';
import type { OutgoingCall } from '../../../platform/outgoing/outgoing-socket.js';
import type { OutgoingPolicy } from '../../../platform/outgoing/outgoing.policy.js';
import { assertCompleteTransfer } from '../../../platform/outgoing/transfer-failed.js';
import type { StageListener } from '../stages.js';
import { logOut, withSsh, type SshTarget } from './ssh-login.js';

const ignore = () => undefined;
/** Pending operations fail on their own; without these handlers the library logs to the console. */
const quiet = { error: ignore, end: ignore, close: ignore };

/** Runs work in a logged-in session, and closes it. @throws TransferFailed */
export async function withSftp<Result>(
  target: SshTarget,
  policy: OutgoingPolicy,
  work: (sftp: SftpClient, call: OutgoingCall) => Promise<Result>,
  onStage?: StageListener,
): Promise<Result> {
  return withSsh(
    target,
    policy,
    async (login, call) => {
      const sftp = new SftpClient('linehaul', quiet);
      await sftp.connect(login);
      onStage?.('SIGNED_IN', target.username ?? '');
      const result = await work(sftp, call);
      await logOut(sftp.end());
      return result;
    },
    onStage,
  );
}

/**
 * Uploads a file to a carrier's SFTP server under a temporary name, and renames it when complete: readers never see
 * half a file, and one that exists is not resent.
 */
export class SftpTransfer extends CarrierTransfer {
  constructor(private readonly policy: OutgoingPolicy) {
    super();
  }

  async send(file: OutgoingFile, target: TransferTarget): Promise<TransferReceipt> {
    await withSftp(target, this.policy, (sftp) => deliver(sftp, file, target.path ?? '.'));
    return { reference: file.name, connotes: [] };
  }
}

async function deliver(sftp: SftpClient, file: OutgoingFile, folder: string): Promise<void> {
  const name = path.posix.join(folder, file.name);
  if (await sftp.exists(name)) return;
  const temporaryName = `${name}.part`;
  const body = Buffer.from(file.body);
  await sftp.put(body, temporaryName);
  // the library mistakes a failed write for the end of the file
  assertCompleteTransfer((await sftp.stat(temporaryName)).size, body.length);
  await sftp.rename(temporaryName, name);
}
