import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { ManualTrackingStatus } from '@contracts/rules/consignment.js';
import { appSetAsideTexts } from '@contracts/texts/app/set-aside.js';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import {
  ConsignmentStreams,
  correctTracking,
  evolve,
  type KnownConsignment,
  StatusNotChanged,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { ConnoteQueries, type ConnoteReference } from '../queries/connote.queries.js';
import { TrackingQueries } from '../queries/tracking.queries.js';

export interface ManualUpdate {
  readonly status: ManualTrackingStatus;
  /** ISO instant. */
  readonly occurredAt: string;
  readonly description: string;
}

/** Tolerance for entered days, which begin in Australia up to eleven hours before they do in UTC. */
const MAX_HOURS_AHEAD = 24;

/** Records tracking updates that a user entered (TRK-12 to TRK-18); returns the updated tracking. */
export class CorrectTracking extends Command<ConsignmentTrackingView> {
  constructor(
    readonly consignment: ConnoteReference,
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
    private readonly clock: Clock,
  ) {}

  async execute(command: CorrectTracking): Promise<ConsignmentTrackingView> {
    const { consignment, updates, actor } = command;
    this.assertPast(updates);
    const id = await this.connotes.getReadable(consignment, actor);
    const access = { actor, permission: 'CUSTOMER_CONTENT' } as const;
    await this.consignments.change(id, access, (before) => applyAll(before, updates));
    return this.tracking.get(id, actor);
  }

  /** Rejects times more than a day ahead: such a status would outlast all later scans. @throws InvalidRequest */
  private assertPast(updates: readonly ManualUpdate[]): void {
    const latest = this.clock.now().getTime() + MAX_HOURS_AHEAD * 3_600_000;
    const index = updates.findIndex(({ occurredAt }) => Date.parse(occurredAt) > latest);
    if (index < 0) return;
    const path = `TrackingEvents.${index}.DateTime`;
    throw new InvalidRequest([{ path, message: appSetAsideTexts.futureCorrection }]);
  }
}

/**
 * Applies updates in order, each to the result of the previous one; those recorded before change nothing.
 * @throws StatusNotChanged if that is all of them, so that the user knows their update had no effect
 */
function applyAll(
  consignment: KnownConsignment,
  updates: readonly ManualUpdate[],
): ConsignmentEvent[] {
  const scans = updates.map((update) => ({ ...update, location: null, carrierDescription: null }));
  const changes = scans.reduce<ConsignmentEvent[]>(
    (events, scan) => [
      ...events,
      ...correctTracking(events.reduce<KnownConsignment>(evolve, consignment), scan),
    ],
    [],
  );
  if (changes.length === 0) throw new StatusNotChanged();
  return changes;
}
