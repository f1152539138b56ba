import { Injectable } from '@nestjs/common';

import type { ConsignmentDetails } from '../../consignments/index.js';
import { ManifestOutcomeService } from '../../manifests/index.js';
import { JobTask, type JobRun } from '../../platform/jobs/job-task.js';
import type { Transmission, TransmissionAttempt } from '../carriers/carrier-integration.js';
import {
  attemptAtCarrier,
  attemptDelivery,
  DeliveryRetryPolicy,
  givenUpAfter,
} from './delivery-retry.policy.js';
import { CarrierIntegrations } from '../carriers/carrier-integrations.js';
import {
  type OutboundManifest,
  OutboundManifestQueries,
} from '../outbound/outbound-manifest.queries.js';
import { taskNames, toManifestJob, workerActor } from '../reactions/reactor.js';
import { CarrierConnections } from '../records/carrier-connections.js';
import { OutgoingFailureRepository } from '../records/outgoing-failure.repository.js';
import type { TransferReceipt } from '../transfers/carrier-transfer.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';

/** Sends a manifest to its carrier. Does nothing once it is sent or permanently failed. */
@Injectable()
export class TransmitManifestTask extends JobTask {
  override readonly name = taskNames.transmitManifest;

  constructor(
    private readonly manifests: OutboundManifestQueries,
    private readonly outcomes: ManifestOutcomeService,
    private readonly connections: CarrierConnections,
    private readonly carriers: CarrierIntegrations,
    private readonly policy: DeliveryRetryPolicy,
    private readonly failures: OutgoingFailureRepository,
  ) {
    super();
  }

  override async run(payload: unknown, run: JobRun): Promise<void> {
    const job = toManifestJob(payload);
    const { manifestId } = job;
    const actor = workerActor(job);
    const manifest = await this.manifests.get(manifestId, actor);
    if (manifest.transmission.status !== 'PENDING') return;
    await attemptDelivery(manifest.transmission, run, this.policy, {
      deliver: async () => {
        const { fileName, receipt } = await this.send(manifest, {
          messageId: job.causationId,
          isRepeated: run.attempt > 1,
        });
        const data = { integrationManifestId: receipt.reference, fileName };
        await this.outcomes.recordTransmission(manifestId, data, receipt.connotes, actor);
      },
      fail: (failure) => this.outcomes.recordTransmissionFailure(manifestId, failure, actor),
    });
  }

  override async giveUp(payload: unknown): Promise<void> {
    const job = toManifestJob(payload);
    const actor = workerActor(job);
    const manifest = await this.manifests.get(job.manifestId, actor);
    if (manifest.transmission.status !== 'PENDING') return;
    const failure = givenUpAfter(manifest.transmission);
    await this.outcomes.recordTransmissionFailure(job.manifestId, failure, actor);
  }

  private async send(
    manifest: OutboundManifest,
    attempt: TransmissionAttempt,
  ): Promise<Transmission> {
    const connection = await this.connections.get(manifest.carrier);
    const members = await this.manifests.members(manifest);
    const { owner } = manifest;
    const { customerCarrierId } = connection;
    const integration = this.carriers.forCarrier(connection, owner);
    const used = { owner, customerCarrierId, use: 'TRANSFER' } as const;
    const sent = await attemptAtCarrier(used, this.failures, () =>
      integration.transmit({ manifest, members, connection }, attempt),
    );
    assertNumbered(members, sent.receipt);
    return sent;
  }
}

/** Consignments whose connote the carrier issues must have received it (GAP-22). */
function assertNumbered(members: readonly ConsignmentDetails[], { connotes }: TransferReceipt) {
  const numbered = new Set(connotes.map(({ consignmentId }) => consignmentId));
  const missing = members.filter(({ id, connote }) => connote === null && !numbered.has(id));
  if (missing.length > 0)
    throw new TransferFailed(
      `The carrier returned no connote for ${missing.length} of ${members.length} consignments`,
    );
}
