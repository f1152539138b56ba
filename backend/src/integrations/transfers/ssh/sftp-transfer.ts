import path from 'node:path';

import type SftpClient from 'ssh2-sftp-client';

import {
  CarrierTransfer,
  type OutgoingFile,
  type TransferReceipt,
  type TransferTarget,
} from '../carrier-transfer.js';
import { assertWhole } from '../delivery-failed.js';
import type { OutgoingPolicy } from '../outgoing-socket.js';
import { withSftp } from './sftp-session.js';

/**
 * Puts a file on a carrier's SFTP server under a passing name and renames it when it is whole: whoever
 * collects there never sees half a file, and one that is there already is not sent again.
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
  const passingName = `${name}.part`;
  const body = Buffer.from(file.body);
  await sftp.put(body, passingName);
  // the library takes a write that failed for the end of the file
  assertWhole((await sftp.stat(passingName)).size, body.length);
  await sftp.rename(passingName, name);
}
