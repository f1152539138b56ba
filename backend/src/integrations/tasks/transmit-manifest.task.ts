import { Injectable } from '@nestjs/common';

import type { ConsignmentDetails } from '../../consignments/index.js';
import { CarrierIntegrationService } from '../../manifests/index.js';
import { JobTask, type JobRun } from '../../platform/jobs/job-task.js';
import { encodeManifest, manifestFile } from '../manifest-file/manifest-file.js';
import {
  attemptDelivery,
  DeliveryRetryPolicy,
  givenUpAfter,
  type OutboundManifest,
  OutboundManifestQueries,
} from '../outbound/outbound-manifest.queries.js';
import { taskNames, manifestJob, workerActor } from '../reactions/reactor.js';
import { CarrierConnections } from '../records/carrier-connections.js';
import { OutgoingFailureRepository } from '../records/outgoing-failure.repository.js';
import type { TransferReceipt } from '../transfers/carrier-transfer.js';
import { CarrierTransfers } from '../transfers/carrier-transfers.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';

/** Sends a manifest to its carrier. Does nothing once it is sent or finally failed. */
@Injectable()
export class TransmitManifestTask extends JobTask {
  override readonly name = taskNames.transmitManifest;

  constructor(
    private readonly manifests: OutboundManifestQueries,
    private readonly outcomes: CarrierIntegrationService,
    private readonly connections: CarrierConnections,
    private readonly transfers: CarrierTransfers,
    private readonly policy: DeliveryRetryPolicy,
    private readonly failures: OutgoingFailureRepository,
  ) {
    super();
  }

  override async run(payload: unknown, run: JobRun): Promise<void> {
    const job = manifestJob(payload);
    const { manifestId } = job;
    const actor = workerActor(job);
    const manifest = await this.manifests.find(manifestId, actor);
    if (manifest?.transmission.status !== 'PENDING') return;
    await attemptDelivery(manifest.transmission, run, this.policy, {
      deliver: async () => {
        const { fileName, receipt } = await this.send(manifest, job.causationId);
        const data = { integrationManifestId: receipt.reference, fileName };
        await this.outcomes.transmitted(manifestId, data, receipt.connotes, actor);
      },
      fail: (failure) => this.outcomes.transmissionFailed(manifestId, failure, actor),
    });
  }

  override async giveUp(payload: unknown): Promise<void> {
    const job = manifestJob(payload);
    const actor = workerActor(job);
    const manifest = await this.manifests.find(job.manifestId, actor);
    if (manifest?.transmission.status !== 'PENDING') return;
    const failure = givenUpAfter(manifest.transmission);
    await this.outcomes.transmissionFailed(job.manifestId, failure, actor);
  }

  private async send(
    manifest: OutboundManifest,
    messageId: string,
  ): Promise<{ fileName: string; receipt: TransferReceipt }> {
    const connection = await this.connections.find(manifest.carrier);
    const { account, target, transferType, fileFormat } = connection;
    if (!target || transferType === null)
      throw new TransferFailed("The carrier's data transfer is not set up");
    const members = await this.manifests.members(manifest);
    const content = manifestFile(manifest, members, { messageId, account });
    const fileName = `${manifest.manifestNumber}.${fileFormat}`; // current settings
    const file = { name: fileName, idempotencyKey: messageId };
    const encoded = encodeManifest(fileName, content);
    const transfer = this.transfers.of(transferType);
    const { customerCarrierId } = connection;
    const receipt = await this.failures.watching({ customerCarrierId, use: 'TRANSFER' }, () =>
      transfer.send({ ...file, ...encoded }, target),
    );
    assertNumbered(members, receipt);
    return { fileName, receipt };
  }
}

/** Consignments whose connote the carrier issues must have received it (GAP-22). */
function assertNumbered(members: readonly ConsignmentDetails[], { connotes }: TransferReceipt) {
  const numbered = new Set(connotes.map(({ consignmentId }) => consignmentId));
  const missing = members.filter(({ id, connote }) => connote === null && !numbered.has(id));
  if (missing.length > 0)
    throw new TransferFailed(
      `The carrier gave no connote for ${missing.length} of ${members.length} consignments`,
    );
}
