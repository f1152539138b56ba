import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { ManualTrackingStatus } from '@contracts/rules/consignment.js';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import {
  ConsignmentStreams,
  correctTracking,
  evolve,
  type KnownConsignment,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { ConnoteQueries } from '../queries/connote.queries.js';
import { TrackingQueries } from '../queries/tracking.queries.js';

export interface ManualUpdate {
  readonly status: ManualTrackingStatus;
  /** ISO instant. */
  readonly occurredAt: string;
  readonly description: string;
}

/** Records tracking updates that a user entered (TRK-12 to TRK-18); answers the tracking after them. */
export class CorrectTracking extends Command<ConsignmentTrackingView> {
  constructor(
    readonly connoteNumber: string,
    readonly updates: readonly ManualUpdate[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CorrectTracking)
export class CorrectTrackingHandler implements ICommandHandler<CorrectTracking> {
  constructor(
    private readonly consignments: ConsignmentStreams,
    private readonly connotes: ConnoteQueries,
    private readonly tracking: TrackingQueries,
  ) {}

  async execute(command: CorrectTracking): Promise<ConsignmentTrackingView> {
    const { connoteNumber, updates, actor } = command;
    const id = await this.connotes.getReadable(connoteNumber, actor);
    const access = { actor, permission: 'CUSTOMER_CONTENT' } as const;
    await this.consignments.change(id, access, (consignment) => applyAll(consignment, updates));
    return this.tracking.get(id, actor);
  }
}

/** Applies updates in order, each to the consignment as the previous one left it. */
function applyAll(
  consignment: KnownConsignment,
  updates: readonly ManualUpdate[],
): ConsignmentEvent[] {
  const scans = updates.map((update) => ({ ...update, location: null, carrierDescription: null }));
  return scans.reduce<ConsignmentEvent[]>(
    (events, scan) => [
      ...events,
      ...correctTracking(events.reduce<KnownConsignment>(evolve, consignment), scan),
    ],
    [],
  );
}
