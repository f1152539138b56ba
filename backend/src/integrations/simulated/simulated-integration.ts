import { setTimeout as wait } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { TEST_PREFIX } from '@contracts/rules/test-environment.js';
import { simulatedOutcomeOf, type SimulatedOutcome } from '@contracts/rules/simulated-outcome.js';

import { Rejected, Unavailable } from '../../carrier-adapters/index.js';
import type { ConsignmentDetails } from '../../consignments/index.js';
import { Clock } from '../../platform/clock.js';
import { Environment } from '../../platform/config/environment.js';
import { addJobs } from '../../platform/jobs/job-task.js';
import {
  CarrierIntegration,
  type CarrierWork,
  type Transmission,
  type TransmissionAttempt,
} from '../carriers/carrier-integration.js';
import { MAX_STEPS } from './journey.js';
import { simulatedScans, type SimulatedScansJob } from './simulated-scans.job.js';

/** Duration of `#slow` and `#down`: half a minute and ten minutes, with `SIMULATED_STEP_SECONDS` at 8. */
const SLOW_STEPS = 3.75;
const DOWN_STEPS = 75;

/**
 * Every carrier of a test environment. It accepts manifests without a call, with the outcome that their references
 * select, and reports the scans of their consignments by jobs.
 */
@Injectable()
export class SimulatedIntegration extends CarrierIntegration {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {
    super();
  }

  /** Repeating it is safe: the jobs keep their keys. */
  override async transmit(
    { manifest, members }: CarrierWork,
    { messageId }: TransmissionAttempt,
  ): Promise<Transmission> {
    const outcomes = outcomesOf(members);
    this.assertUp(manifest.createdAt, outcomes);
    if (outcomes.has('reject'))
      throw new Rejected({
        code: 'REJECTED',
        message: 'The carrier rejected the manifest (#reject)',
      });
    if (outcomes.has('slow')) await wait(this.stepMs * SLOW_STEPS);
    await this.schedule({
      manifestId: manifest.id,
      messageId,
      customerId: manifest.owner.customerId,
    });
    return {
      fileName: `${TEST_PREFIX}-${manifest.manifestNumber}`,
      receipt: { reference: `${TEST_PREFIX}-${manifest.id}`, connotes: members.flatMap(connoteOf) },
    };
  }

  override book({ manifest, members }: CarrierWork): Promise<string> {
    this.assertUp(manifest.createdAt, outcomesOf(members));
    return Promise.resolve(`${TEST_PREFIX}-P${manifest.id}`);
  }

  /** @throws Unavailable while `#down` applies */
  private assertUp(createdAt: string, outcomes: ReadonlySet<SimulatedOutcome>): void {
    const upAt = Date.parse(createdAt) + this.stepMs * DOWN_STEPS;
    if (outcomes.has('down') && this.clock.now().getTime() < upAt)
      throw new Unavailable('The carrier is not available (#down)');
  }

  private async schedule({
    manifestId,
    messageId,
    customerId,
  }: {
    readonly manifestId: number;
    readonly messageId: string;
    readonly customerId: number;
  }): Promise<void> {
    const stepSeconds = this.environment.SIMULATED_STEP_SECONDS;
    const startedAt = this.clock.now().toISOString();
    const jobs = Array.from({ length: MAX_STEPS }, (_, step) => {
      const payload: SimulatedScansJob = { manifestId, startedAt, step, stepSeconds };
      return {
        task: simulatedScans,
        payload: { ...payload },
        key: `${simulatedScans}/${messageId}/${step}`,
        delaySeconds: (step + 1) * stepSeconds,
        customerId: -customerId, // a share of its own, so that test data never delays live work
      };
    });
    await this.database.transaction((manager) => addJobs(manager, jobs));
  }

  private get stepMs(): number {
    return this.environment.SIMULATED_STEP_SECONDS * 1_000;
  }
}

const outcomesOf = (members: readonly ConsignmentDetails[]): ReadonlySet<SimulatedOutcome> =>
  new Set(members.flatMap(({ content }) => simulatedOutcomeOf(content.references) ?? []));

/** Connote of a consignment whose carrier issues the connotes. */
const connoteOf = ({ id, connote, offer }: ConsignmentDetails) =>
  connote === null
    ? [
        {
          consignmentId: id,
          connoteNumber: `${offer?.connoteSource.prefix ?? TEST_PREFIX}${String(id).padStart(8, '0')}`,
        },
      ]
    : [];
