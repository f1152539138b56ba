import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { PaperworkType } from '@contracts/events/consignment.events.js';

import { MarkPrinted, marksPrints } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { markPrinted } from '../domain/errands.js';
import { ManifestStreams } from '../domain/manifest-streams.js';

export interface OpenedPaperwork {
  readonly paperworkType: PaperworkType;
  readonly consignmentIds: readonly number[];
  readonly manifestId: number | null;
}

/** Notes that somebody opened paperwork: of consignments, of a manifest, or of both (PAPER-22). */
export class MarkPaperwork extends Command<void> {
  constructor(
    readonly opened: OpenedPaperwork,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MarkPaperwork)
export class MarkPaperworkHandler implements ICommandHandler<MarkPaperwork> {
  constructor(
    private readonly manifests: ManifestStreams,
    private readonly commands: CommandBus,
  ) {}

  async execute({ opened, actor }: MarkPaperwork): Promise<void> {
    const { paperworkType, consignmentIds, manifestId } = opened;
    const access = { actor, permission: 'PAPERWORK' } as const;
    if (manifestId !== null) await this.manifests.load(manifestId, access);
    await this.commands.execute(new MarkPrinted(consignmentIds, paperworkType, actor));
    if (manifestId === null || !marksPrints(actor)) return;
    await this.manifests.change(manifestId, access, (state) =>
      markPrinted(state, { paperworkType }),
    );
  }
}
