import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { PaperworkType } from '@contracts/events/consignment.events.js';

import { MarkPrinted, tracksPrinting } from '../../consignments/index.js';
import { assertInScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { ManifestStreams, markPrinted } from '../domain/manifest.js';

export interface OpenedPaperwork {
  readonly paperworkType: PaperworkType;
  readonly consignmentIds: readonly number[];
  readonly manifestId: number | null;
  /** Client named by the caller. */
  readonly clientId?: number | null;
}

/** Marks paperwork as printed: for consignments, for a manifest, or for both (PAPER-22). */
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
    const { paperworkType, consignmentIds, manifestId, clientId = null } = opened;
    if (clientId !== null) assertInScope(actor, 'PAPERWORK', { clientId, customerId: null });
    const access = { actor, permission: 'PAPERWORK' } as const;
    if (manifestId !== null) await this.manifests.load(manifestId, access);
    await this.commands.execute(new MarkPrinted(consignmentIds, paperworkType, actor));
    if (manifestId === null) return;
    await this.manifests.change(manifestId, access, (state) =>
      tracksPrinting(actor, state.started.owner) ? markPrinted(state, { paperworkType }) : [],
    );
  }
}
