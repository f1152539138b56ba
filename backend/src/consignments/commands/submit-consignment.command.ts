import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';

import type { Actor } from '../../platform/actor.js';
import { shownConnote } from '../domain/record/shown-connote.js';
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
    const manifest =
      request.consignmentType === 'RETURN' && created.status !== 'DRAFT'
        ? await this.commands.execute(new ManifestReturn(created.id, actor, operationId))
        : null;
    return {
      id: created.id,
      connoteNumber: shownConnote(created),
      manifestId: manifest?.manifestId ?? null,
    };
  }
}
