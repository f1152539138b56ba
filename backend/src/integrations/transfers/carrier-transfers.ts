import { ApiTransfer } from './api-transfer.js';
import type { CarrierTransfer } from './carrier-transfer.js';
import { DeliveryFailed } from './delivery-failed.js';
import { FtpTransfer } from './ftp/ftp-transfer.js';
import type { OutgoingPolicy } from './outgoing-socket.js';
import { ScpTransfer } from './ssh/scp-transfer.js';
import { SftpTransfer } from './ssh/sftp-transfer.js';

/** The adapter of each protocol, by the name it has in a carrier's settings. */
export class CarrierTransfers {
  private readonly byType: ReadonlyMap<string, CarrierTransfer>;

  constructor(policy: OutgoingPolicy) {
    this.byType = new Map<string, CarrierTransfer>([
      ['SFTP', new SftpTransfer(policy)],
      ['SCP', new ScpTransfer(policy)],
      ['FTP', new FtpTransfer(policy)],
      ['API', new ApiTransfer(policy)],
    ]);
  }

  /** @throws DeliveryFailed for a protocol this installation does not speak */
  of(type: string): CarrierTransfer {
    const transfer = this.byType.get(type);
    if (!transfer) throw new DeliveryFailed(`Transfers by ${type} are not available`);
    return transfer;
  }
}
