import { Readable } from 'node:stream';

import { FTPError, type Client } from 'basic-ftp';

import {
  CarrierTransfer,
  type OutgoingFile,
  type TransferReceipt,
  type TransferTarget,
} from '../carrier-transfer.js';
import type { OutgoingPolicy } from '../../../platform/outgoing/outgoing.policy.js';
import { assertCompleteTransfer } from '../../../platform/outgoing/transfer-failed.js';
import { withFtp } from './ftp-session.js';

/** "No such file". */
const FILE_NOT_FOUND = 550;

/**
 * Uploads a file to a carrier's FTP server, with TLS for `ftps://…`. It is renamed to its final name once complete,
 * and not resent if that name exists.
 */
export class FtpTransfer extends CarrierTransfer {
  constructor(private readonly policy: OutgoingPolicy) {
    super();
  }

  async send(file: OutgoingFile, target: TransferTarget): Promise<TransferReceipt> {
    await withFtp(target, this.policy, async (ftp) => {
      if (target.path !== null) await ftp.cd(target.path);
      await deliver(ftp, file.name, Buffer.from(file.body));
    });
    return { reference: file.name, connotes: [] };
  }
}

async function deliver(ftp: Client, name: string, body: Buffer): Promise<void> {
  if ((await sizeOf(ftp, name)) !== null) return;
  const temporaryName = `${name}.part`;
  await ftp.uploadFrom(Readable.from([body]), temporaryName);
  // to the server, a data connection that ends early looks like the end of the file
  assertCompleteTransfer((await sizeOf(ftp, temporaryName)) ?? 0, body.length);
  await ftp.rename(temporaryName, name);
}

/** Size in bytes; null if there is no such file. Uses a listing on servers without SIZE. */
async function sizeOf(ftp: Client, name: string): Promise<number | null> {
  try {
    return await ftp.size(name);
  } catch (error) {
    if (!(error instanceof FTPError)) throw error;
    if (error.code === FILE_NOT_FOUND) return null;
    const files = await ftp.list();
    return files.find((file) => file.name === name)?.size ?? null;
  }
}
