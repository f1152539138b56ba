import { Injectable } from '@nestjs/common';

import type { ConsignmentRecord } from '../../consignments/index.js';
import { ManifestOutcomes } from '../../manifests/index.js';
import { JobTask, type JobRun } from '../../platform/jobs/job-task.js';
import { encodeManifest } from '../manifest-file/encode-manifest.js';
import { manifestFile } from '../manifest-file/manifest-file.js';
import { ErrandPolicy, tryErrand } from '../outbound/errand.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.js';
import { OutboundManifests } from '../outbound/outbound-manifests.js';
import { taskNames } from '../reactions/reactions.js';
import { CarrierConnections } from '../records/carrier-connections.js';
import type { TransferReceipt } from '../transfers/carrier-transfer.js';
import { CarrierTransfers } from '../transfers/carrier-transfers.js';
import { DeliveryFailed } from '../transfers/delivery-failed.js';
import { manifestJob, workerActor } from './manifest-job.js';

/** Sends a manifest to its carrier. Whoever comes after it is sent, or given up, does nothing. */
@Injectable()
export class TransmitManifestTask extends JobTask {
  override readonly name = taskNames.transmitManifest;

  constructor(
    private readonly manifests: OutboundManifests,
    private readonly outcomes: ManifestOutcomes,
    private readonly connections: CarrierConnections,
    private readonly transfers: CarrierTransfers,
    private readonly policy: ErrandPolicy,
  ) {
    super();
  }

  override async run(payload: unknown, run: JobRun): Promise<void> {
    const job = manifestJob(payload);
    const { manifestId } = job;
    const actor = workerActor(job);
    const manifest = await this.manifests.find(manifestId, actor);
    if (manifest?.transmission.status !== 'PENDING') return;
    await tryErrand(manifest.transmission, run, this.policy, {
      deliver: async () => {
        const { fileName, receipt } = await this.send(manifest, job.causationId);
        const data = { integrationManifestId: receipt.reference, fileName };
        await this.outcomes.transmitted(manifestId, data, receipt.connotes, actor);
      },
      fail: (failure) => this.outcomes.transmissionFailed(manifestId, failure, actor),
    });
  }

  private async send(
    manifest: OutboundManifest,
    messageId: string,
  ): Promise<{ fileName: string; receipt: TransferReceipt }> {
    const connection = await this.connections.find(manifest.carrier.customerCarrierId);
    const { account, target, transferType, fileFormat } = connection;
    if (!target || transferType === null)
      throw new DeliveryFailed("The carrier's data transfer is not set up");
    const members = await this.manifests.members(manifest);
    const content = manifestFile(manifest, members, { messageId, account });
    const fileName = `${manifest.manifestNumber}.${fileFormat}`; // as it is set up by now
    const file = { name: fileName, idempotencyKey: messageId };
    const encoded = encodeManifest(fileName, content);
    const receipt = await this.transfers.of(transferType).send({ ...file, ...encoded }, target);
    assertNumbered(members, receipt);
    return { fileName, receipt };
  }
}

/** A consignment that only the carrier can number is not sent before it has its number (GAP-22). */
function assertNumbered(members: readonly ConsignmentRecord[], { connotes }: TransferReceipt) {
  const numbered = new Set(connotes.map(({ consignmentId }) => consignmentId));
  const missing = members.filter(({ id, connote }) => connote === null && !numbered.has(id));
  if (missing.length > 0)
    throw new DeliveryFailed(
      `The carrier gave no connote for ${missing.length} of ${members.length} consignments`,
    );
}
