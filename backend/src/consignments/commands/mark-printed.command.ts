import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { PaperworkType } from '@contracts/events/consignment.events.js';

import type { Actor } from '../../platform/actor.js';
import { printLabel } from '../domain/printing.js';
import { ChangeTogether } from './change-together.js';

/** Notes that somebody has opened the paperwork of these consignments (PAPER-19 to PAPER-22). */
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
  constructor(private readonly together: ChangeTogether) {}

  async execute({ ids, paperworkType, actor }: MarkPrinted): Promise<void> {
    const isMarking = marksPrints(actor);
    await this.together.change(ids, { actor, permission: 'PAPERWORK' }, (consignment) =>
      isMarking ? printLabel(consignment, paperworkType) : [],
    );
  }
}

/** PAPER-21, GAP-79: whoever serves the client or only reads leaves no mark. */
export const marksPrints = (actor: Actor): boolean =>
  actor.holds('UPDATE_CONSIGNMENT') && !actor.holds('CUSTOMER_CONTENT');
