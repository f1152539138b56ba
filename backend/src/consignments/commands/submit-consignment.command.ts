import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import type {
  AmendedConsignmentView,
  CreatedConsignmentView,
} from '@contracts/views/consignment.view.js';

import type { Actor } from '../../platform/actor.js';
import type { ConsignmentSummary } from '../domain/consignment-summary.js';
import { displayConnote } from '../domain/consignment-record.js';
import { AmendConsignment } from './amend-consignment.command.js';
import { CreateConsignment } from './create-consignment.command.js';
import { ManifestReturnConsignment } from './manifest-return-consignment.command.js';

/**
 * Saves a new consignment, and manifests it at once when it is a return (GAP-23). The only public command that
 * creates consignments.
 */
export class SubmitConsignment extends Command<CreatedConsignmentView> {
  constructor(
    readonly request: SaveConsignmentRequest,
    readonly actor: Actor,
    readonly operationId?: string,
  ) {
    super();
  }
}

@CommandHandler(SubmitConsignment)
export class SubmitConsignmentHandler implements ICommandHandler<SubmitConsignment> {
  constructor(private readonly commands: CommandBus) {}

  async execute({
    request,
    actor,
    operationId,
  }: SubmitConsignment): Promise<CreatedConsignmentView> {
    const created = await this.commands.execute(new CreateConsignment(request, actor, operationId));
    return {
      ...named(created),
      connoteNumber: displayConnote(created),
      manifestId: await manifestReturn(this.commands, created, actor, operationId),
    };
  }
}

/** Saves an edited consignment, and manifests it at once when it is a return (CON-57). */
export class ResubmitConsignment extends Command<AmendedConsignmentView> {
  constructor(
    readonly request: SaveConsignmentRequest & { readonly id: number },
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ResubmitConsignment)
export class ResubmitConsignmentHandler implements ICommandHandler<ResubmitConsignment> {
  constructor(private readonly commands: CommandBus) {}

  async execute({ request, actor }: ResubmitConsignment): Promise<AmendedConsignmentView> {
    const saved = await this.commands.execute(new AmendConsignment(request, actor));
    return {
      ...named(saved),
      connoteNumber: displayConnote(saved),
      revision: saved.contentRevision,
      manifestId: await manifestReturn(this.commands, saved, actor),
    };
  }
}

const named = ({ id, owner: { clientId, clientName } }: ConsignmentSummary) => ({
  id,
  clientId,
  clientName,
});

/** Returns the manifest's id; null for a consignment that is manifested later, with others. */
async function manifestReturn(
  commands: CommandBus,
  { id, status, content }: ConsignmentSummary,
  actor: Actor,
  operationId?: string,
): Promise<number | null> {
  if (content.consignmentType !== 'RETURN' || status === 'DRAFT') return null;
  const manifest = await commands.execute(new ManifestReturnConsignment(id, actor, operationId));
  return manifest?.manifestId ?? null;
}
