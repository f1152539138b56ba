import { Injectable } from '@nestjs/common';

import { fileProtocols, type FileTransferType } from '@contracts/rules/carrier-connection.js';

import { systemActor } from '../../platform/actor.js';
import { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { HostKeyRepository } from '../host-keys/host-key.repository.js';
import { CarrierTransfers } from '../transfers/carrier-transfers.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import { withFolderFileSource } from './folder-file-source.js';
import { type InboundFlow, type RunningFlow, targetOf } from './flow-connection.js';
import type { SentFile } from './formats/written-file.js';
import type { FileSource } from './file-source.js';
import { WebFileSource } from './web-file-source.js';

/** Time limit of one session with a server, even an active one. */
const SESSION_MS = 120_000;
const FILES_PER_SESSION = 10;

/** Connects to the servers of clients. */
@Injectable()
export class FlowServers {
  private readonly policy: OutgoingPolicy;

  constructor(
    { permitted, timeoutMs }: OutgoingPolicy,
    private readonly transfers: CarrierTransfers,
    private readonly hostKeys: HostKeyRepository,
  ) {
    this.policy = new OutgoingPolicy({ permitted, timeoutMs, deadlineMs: SESSION_MS });
  }

  /** Runs work with the source of a flow's files, then logs out. @throws TransferFailed */
  async withSource(flow: InboundFlow, work: (source: FileSource) => Promise<void>): Promise<void> {
    const target = this.targetOf(flow);
    if (flow.transferType === 'API') return work(new WebFileSource(target, flow, this.policy));
    return withFolderFileSource(flow.transferType, target, this.policy, work);
  }

  /**
   * Sends files in their order, each completely or not at all; repeating it is safe.
   * @param idempotencyKey of the last file; the others add their name
   * @throws TransferFailed
   */
  async send(flow: RunningFlow, files: readonly SentFile[], idempotencyKey: string): Promise<void> {
    const { transferType: type } = flow;
    const target = this.targetOf(flow);
    if (type !== 'API' && fileProtocols[type].canRead) return this.writeAll(type, target, files);
    for (const file of files) {
      const key = file === files.at(-1) ? idempotencyKey : `${idempotencyKey}/${file.name}`;
      await this.transfers.forType(type).send({ ...file, idempotencyKey: key }, target);
    }
  }

  /** A session has a time limit, so many files need several sessions; files that are there already are recognised. */
  private async writeAll(
    type: FileTransferType,
    target: TransferTarget,
    files: readonly SentFile[],
  ): Promise<void> {
    for (let start = 0; start < files.length; start += FILES_PER_SESSION)
      await withFolderFileSource(type, target, this.policy, async (source) => {
        for (const file of files.slice(start, start + FILES_PER_SESSION))
          await source.write('', file);
      });
  }

  private targetOf(flow: RunningFlow): TransferTarget {
    return targetOf(flow, this.hostKeys.knownHostsOfClient(flow, systemActor('Worker')));
  }
}
