import { Injectable } from '@nestjs/common';

import type {
  FailedAttempt,
  ManifestCarrier,
  ManifestEvent,
} from '@contracts/events/manifest.events.js';

import { appOutgoingTexts } from '@contracts/texts/app/outgoing.js';

import { Refused } from '../../carrier-adapters/index.js';
import { type ConsignmentDetails, ConsignmentEventReader } from '../../consignments/index.js';
import {
  initialManifestRecord,
  evolveManifestRecord,
  type ManifestRecord,
  ManifestEventReader,
  type ManifestEventStream,
} from '../../manifests/index.js';
import type { Actor } from '../../platform/actor.js';
import { type JobRun, TryAgainLater } from '../../platform/jobs/job-task.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';

/** A manifest with the data its carrier needs. */
export interface OutboundManifest extends ManifestRecord {
  readonly carrier: ManifestCarrier;
  readonly bookingVia: 'CARRIER_API' | 'EMAIL';
  /** 1 for the first transmission, one more for each resend. */
  readonly sending: number;
}

type EventOf<Type extends ManifestEvent['type']> = Extract<ManifestEvent, { readonly type: Type }>;

/** Current manifest with its latest integration requests; null if there is no carrier. */
function outboundManifest(story: ManifestEventStream): OutboundManifest | null {
  const { carrier, ...record } = story.reduce(evolveManifestRecord, initialManifestRecord);
  if (!carrier) return null;
  return {
    ...record,
    carrier,
    bookingVia: lastOf(story, 'PickupBookingRequested')?.data.via ?? 'EMAIL',
    sending: 1 + story.filter(({ type }) => type === 'ManifestResent').length,
  };
}

const lastOf = <Type extends ManifestEvent['type']>(
  story: ManifestEventStream,
  type: Type,
): EventOf<Type> | undefined =>
  story.findLast(
    (event): event is Extract<(typeof story)[number], { type: Type }> => event.type === type,
  );

/** Number of delivery attempts before a person has to act (docs/architecture.md, section 7). */
export class DeliveryRetryPolicy {
  constructor(readonly maxAttempts: number) {}
}

interface DeliveryAttempt {
  /** Delivers and records the success. @throws TransferFailed */
  readonly deliver: () => Promise<void>;
  /** Records a failed attempt. */
  readonly fail: (failure: FailedAttempt) => Promise<void>;
}

/**
 * One attempt. A failure at the other side is recorded with its reason and the time of the next attempt, or as final:
 * after the last attempt, and where the carrier refuses and would again. Any other error is our own and is retried by the queue.
 * @throws TryAgainLater if there is a next attempt
 */
export async function attemptDelivery(
  { attempts }: { readonly attempts: number },
  { nextRunAt }: JobRun,
  { maxAttempts }: DeliveryRetryPolicy,
  { deliver, fail }: DeliveryAttempt,
): Promise<void> {
  try {
    await deliver();
  } catch (error) {
    if (!(error instanceof TransferFailed)) throw error;
    const attempt = attempts + 1;
    const isGivenUp = attempt >= maxAttempts || error instanceof Refused;
    const nextTryAt = isGivenUp ? null : nextRunAt.toISOString();
    await fail({ reason: error.message, attempt, nextTryAt });
    if (!isGivenUp) throw new TryAgainLater(error.message);
  }
}

/** Failure of an attempt that was never made because of our own errors. */
export const givenUpAfter = ({ attempts }: { readonly attempts: number }): FailedAttempt => ({
  reason: appOutgoingTexts.givenUp,
  attempt: attempts + 1,
  nextTryAt: null,
});

const READS_AT_ONCE = 16;

/** Reads the streams themselves: outgoing data must not lag behind them. */
@Injectable()
export class OutboundManifestQueries {
  constructor(
    private readonly manifests: ManifestEventReader,
    private readonly consignments: ConsignmentEventReader,
  ) {}

  /** @throws RecordNotFound */
  async find(manifestId: number, actor: Actor): Promise<OutboundManifest | null> {
    return outboundManifest(await this.manifests.read(manifestId, { actor, permission: null }));
  }

  /** In the order they were added. */
  members({ consignments }: OutboundManifest): Promise<ConsignmentDetails[]> {
    return mapConcurrently(READS_AT_ONCE, consignments, ({ id }) =>
      this.consignments.getUnscoped(id),
    );
  }
}
