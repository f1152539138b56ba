import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import { assertInScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { Offers } from '../../pricing/index.js';
import type { Consignment } from '../domain/consignment.js';
import { ConsignmentStreams } from '../domain/consignment-streams.js';
import { create, draft } from '../domain/saving.js';
import { ConsignmentIds } from './consignment-ids.js';
import { Numbering } from './numbering.js';
import { isDraft, Submissions, type Submission } from './submissions.js';

/**
 * Saves a new consignment, as a draft or ready to send. The operation is the caller's Idempotency-Key:
 * the same one again answers the same consignment and takes no second number.
 */
export class CreateConsignment extends Command<Consignment> {
  constructor(
    readonly request: SaveConsignmentRequest,
    readonly actor: Actor,
    readonly operationId?: string,
  ) {
    super();
  }
}

@CommandHandler(CreateConsignment)
export class CreateConsignmentHandler implements ICommandHandler<CreateConsignment> {
  constructor(
    private readonly consignments: ConsignmentStreams,
    private readonly ids: ConsignmentIds,
    private readonly submissions: Submissions,
    private readonly offers: Offers,
    private readonly numbering: Numbering,
  ) {}

  async execute(command: CreateConsignment): Promise<Consignment> {
    const { request, actor, operationId } = command;
    assertInScope(actor, 'CREATE_CONSIGNMENT', { clientId: request.clientId, customerId: null });
    const { id, existing } = await this.ids.take(operationId);
    if (existing) return existing;

    const submission = await this.submissions.read(request);
    return isDraft(submission, request)
      ? this.draft(id, submission, command)
      : this.create(id, submission, command);
  }

  private async draft(
    id: number,
    submission: Submission,
    command: CreateConsignment,
  ): Promise<Consignment> {
    const { owner, chosen } = submission;
    const content = this.submissions.draftContent(submission);
    const offer =
      chosen && (await this.offers.honour({ clientId: owner.clientId, content }, chosen));

    return this.consignments.create(
      id,
      access(command),
      draft({ consignmentId: id, owner, content, offer }),
    );
  }

  private async create(
    id: number,
    submission: Submission,
    command: CreateConsignment,
  ): Promise<Consignment> {
    const { owner, content } = submission;
    const chosen = await this.submissions.assertSubmittable(submission, null);
    const offer = await this.offers.honour({ clientId: owner.clientId, content }, chosen);
    const { number, items } = await this.numbering.number(
      { id, connote: null, itemNumbers: null },
      { offer, content },
      command.actor,
    );

    return this.consignments.create(
      id,
      access(command),
      create({ consignmentId: id, owner, content, offer }, number, items),
    );
  }
}

const access = ({ actor, operationId }: CreateConsignment) => ({
  actor,
  permission: 'CREATE_CONSIGNMENT' as const,
  ...(operationId === undefined ? {} : { operationId }),
});
