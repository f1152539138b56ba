import type { TransferType } from '@contracts/rules/carrier-connection.js';

import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { ApiTransfer } from './api-transfer.js';
import type { CarrierTransfer } from './carrier-transfer.js';
import { FtpTransfer } from './ftp/ftp-transfer.js';
import { ScpTransfer } from './ssh/scp-transfer.js';
import { SftpTransfer } from './ssh/sftp-transfer.js';

/** Transfer adapters by transfer type. */
export class CarrierTransfers {
  private readonly byType: ReadonlyMap<string, CarrierTransfer>;

  constructor(policy: OutgoingPolicy) {
    const transfers: Readonly<Record<TransferType, CarrierTransfer>> = {
      SFTP: new SftpTransfer(policy),
      SCP: new ScpTransfer(policy),
      FTP: new FtpTransfer(policy),
      API: new ApiTransfer(policy),
    };
    this.byType = new Map(Object.entries(transfers));
  }

  /** @throws TransferFailed for an unsupported protocol */
  forType(type: string): CarrierTransfer {
    const transfer = this.byType.get(type);
    if (!transfer) throw new TransferFailed(`Transfers by ${type} are not available`);
    return transfer;
  }
}
