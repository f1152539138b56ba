import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import type {
  AmendedConsignmentView,
  CreatedConsignmentView,
} from '@contracts/views/consignment.view.js';

import type { Actor } from '../../platform/actor.js';
import type { Consignment } from '../domain/consignment.js';
import { shownConnote } from '../domain/record/shown-connote.js';
import { AmendConsignment } from './amend-consignment.command.js';
import { CreateConsignment } from './create-consignment.command.js';
import { ManifestReturn } from './manifest-return.command.js';

/** The submit button: saves the consignment, and manifests it at once when it is a return (GAP-23). */
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
      id: created.id,
      connoteNumber: shownConnote(created),
      manifestId: await manifestReturn(this.commands, created, actor, operationId),
    };
  }
}

/** The submit button of an edited consignment: a return leaves at once here, too, as the button says (CON-57). */
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
      id: saved.id,
      connoteNumber: shownConnote(saved),
      revision: saved.contentRevision,
      manifestId: await manifestReturn(this.commands, saved, actor),
    };
  }
}

/** The id of the manifest; null for what waits to be manifested with others. */
async function manifestReturn(
  commands: CommandBus,
  { id, status, content }: Consignment,
  actor: Actor,
  operationId?: string,
): Promise<number | null> {
  if (content.consignmentType !== 'RETURN' || status === 'DRAFT') return null;
  const manifest = await commands.execute(new ManifestReturn(id, actor, operationId));
  return manifest?.manifestId ?? null;
}
