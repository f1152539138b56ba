import type { TransferType } from '@contracts/rules/carrier-connection.js';

import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { ApiTransfer } from './api-transfer.js';
import type { CarrierTransfer } from './carrier-transfer.js';
import { CarrierTransfers } from './carrier-transfers.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { FtpTransfer } from './ftp/ftp-transfer.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { ScpTransfer } from './ssh/scp-transfer.js';
import { SftpTransfer } from './ssh/sftp-transfer.js';

const transfers = new CarrierTransfers(loopbackPolicy());

type Adapter = new (policy: OutgoingPolicy) => CarrierTransfer;

const adapters: Readonly<Record<TransferType, Adapter>> = {
  SFTP: SftpTransfer,
  SCP: ScpTransfer,
  FTP: FtpTransfer,
  API: ApiTransfer,
};

describe('transfer type of a carrier', () => {
  it.each(Object.entries(adapters))('GAP-39 %s has its adapter', (type, adapter) => {
    expect(transfers.forType(type)).toBeInstanceOf(adapter);
  });

  it('is reported if unknown', () => {
    expect(() => transfers.forType('NOT_SET_UP')).toThrow(TransferFailed);
  });
});
