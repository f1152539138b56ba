import { Injectable } from '@nestjs/common';

import type { ConsignmentDetails } from '../../consignments/index.js';
import { systemActor } from '../../platform/actor.js';
import { JobTask } from '../../platform/jobs/job-task.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { ScanRecorder } from '../../tracking/index.js';
import {
  type OutboundManifest,
  OutboundManifestQueries,
} from '../outbound/outbound-manifest.queries.js';
import { journeyOf } from './journey.js';
import { simulatedScans, type SimulatedScansJob } from './simulated-scans.job.js';

const SCAN_CONCURRENCY = 4;

/**
 * Reports one step of the journeys of a test manifest, as scans of its carrier. A scan that was recorded before changes
 * nothing.
 */
@Injectable()
export class SimulatedScansTask extends JobTask {
  override readonly name = simulatedScans;

  constructor(
    private readonly manifests: OutboundManifestQueries,
    private readonly scans: ScanRecorder,
  ) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const job = payload as SimulatedScansJob; // written by `SimulatedIntegration`
    const manifest = await this.manifests.get(job.manifestId, this.actor);
    const members = await this.manifests.members(manifest);
    await mapConcurrently(SCAN_CONCURRENCY, members, (member) => this.scan(member, manifest, job));
  }

  /** @throws Error for a scan that cannot be recorded yet */
  private async scan(
    member: ConsignmentDetails,
    { carrier }: OutboundManifest,
    { startedAt, step, stepSeconds }: SimulatedScansJob,
  ): Promise<void> {
    const scan = journeyOf(member)[step];
    if (!scan) return;
    if (!member.connote) throw new Error(`consignment ${member.id} has no connote yet`);
    const { signedBy, ...event } = scan;
    const rejection = await this.scans.record(
      {
        ...event,
        connote: member.connote.connoteNumber,
        dateTime: new Date(Date.parse(startedAt) + (step + 1) * stepSeconds * 1_000).toISOString(),
        pod: signedBy === null ? null : { type: 'DELIVERY', signedBy, signature: null },
      },
      carrier.customerCarrierId,
      this.actor,
    );
    if (rejection) throw new Error(`${rejection.reason}: ${rejection.details}`);
  }

  private readonly actor = systemActor('Simulated carrier');
}
