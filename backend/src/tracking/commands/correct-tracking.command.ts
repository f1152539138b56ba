import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { ManualTrackingStatus } from '@contracts/rules/consignment.js';

import {
  ConsignmentStreams,
  correctTracking,
  evolve,
  type Consignment,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { FindByConnote } from '../queries/find-by-connote.js';

export interface ManualUpdate {
  readonly status: ManualTrackingStatus;
  /** ISO instant. */
  readonly occurredAt: string;
  readonly description: string;
}

/** A person says where a consignment is (TRK-12 to TRK-18). Answers its id. */
export class CorrectTracking extends Command<number> {
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
    private readonly connotes: FindByConnote,
  ) {}

  async execute({ connoteNumber, updates, actor }: CorrectTracking): Promise<number> {
    const id = await this.connotes.readable(connoteNumber, actor);
    const access = { actor, permission: 'CUSTOMER_CONTENT' } as const;
    await this.consignments.change(id, access, (consignment) => applyAll(consignment, updates));
    return id;
  }
}

/** One after the other, each on what the one before it made of the consignment. */
function applyAll(consignment: Consignment, updates: readonly ManualUpdate[]): ConsignmentEvent[] {
  const scans = updates.map((update) => ({ ...update, location: null, carrierDescription: null }));
  return scans.reduce<ConsignmentEvent[]>(
    (events, scan) => [...events, ...correctTracking(events.reduce(evolve, consignment), scan)],
    [],
  );
}
