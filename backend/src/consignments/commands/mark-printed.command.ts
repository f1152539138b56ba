import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { PaperworkType } from '@contracts/events/consignment.events.js';

import type { Actor, Ownership } from '../../platform/actor.js';
import { toSummary } from '../domain/consignment-record.js';
import { printLabel } from '../domain/printing.js';
import { ConsignmentBatchUpdate } from './consignment-batch-update.js';

/** Records that paperwork of these consignments was opened (PAPER-19 to PAPER-22). */
export class MarkPrinted extends Command<void> {
  constructor(
    readonly ids: readonly number[],
    readonly paperworkType: PaperworkType,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MarkPrinted)
export class MarkPrintedHandler implements ICommandHandler<MarkPrinted> {
  constructor(private readonly batch: ConsignmentBatchUpdate) {}

  async execute({ ids, paperworkType, actor }: MarkPrinted): Promise<void> {
    await this.batch.change(ids, { actor, permission: 'PAPERWORK' }, (consignment) =>
      tracksPrinting(actor, toSummary(consignment).owner)
        ? printLabel(consignment, paperworkType)
        : [],
    );
  }
}

/** PAPER-21, GAP-79: users of its customer, and users who can only read it, do not mark paperwork as printed. */
export const tracksPrinting = (actor: Actor, owner: Ownership): boolean =>
  actor.covers('UPDATE_CONSIGNMENT', owner) && !actor.covers('CUSTOMER_CONTENT', owner);
