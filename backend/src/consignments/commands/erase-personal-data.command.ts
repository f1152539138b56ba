import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { ErasedParty } from '@contracts/events/consignment.events.js';

import type { Actor } from '../../platform/actor.js';
import { ConsignmentStreams } from '../domain/consignment.js';
import { erasePersonalData } from '../domain/erasure.js';

/** Erases the personal data of parties to a consignment. For operators only: it has no route. */
export class ErasePersonalData extends Command<void> {
  constructor(
    readonly consignmentId: number,
    readonly parties: readonly ErasedParty[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ErasePersonalData)
export class ErasePersonalDataHandler implements ICommandHandler<ErasePersonalData> {
  constructor(private readonly consignments: ConsignmentStreams) {}

  async execute({ consignmentId, parties, actor }: ErasePersonalData): Promise<void> {
    const access = { actor, permission: null };
    await this.consignments.change(consignmentId, access, (consignment) =>
      erasePersonalData(consignment, parties),
    );
  }
}
