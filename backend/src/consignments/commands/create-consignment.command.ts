import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import { assertInScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { OfferService } from '../../pricing/index.js';
import { ConsignmentStreams } from '../domain/consignment.js';
import { type ConsignmentSummary, toSummary } from '../domain/consignment-summary.js';
import { create, draft } from '../domain/create-and-amend.js';
import { ConsignmentIdAllocator, ConsignmentNumbering } from './consignment-numbering.js';
import { isDraft, SubmissionFactory, type ConsignmentSubmission } from './submission.factory.js';

/**
 * Saves a new consignment, as a draft or ready to send. The operation is the caller's Idempotency-Key: repeating it
 * returns the same consignment and takes no second number. Sent by `SubmitConsignment` only.
 */
export class CreateConsignment extends Command<ConsignmentSummary> {
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
    private readonly ids: ConsignmentIdAllocator,
    private readonly submissions: SubmissionFactory,
    private readonly offers: OfferService,
    private readonly numbering: ConsignmentNumbering,
  ) {}

  async execute(command: CreateConsignment): Promise<ConsignmentSummary> {
    const { request, actor, operationId } = command;
    assertInScope(actor, 'CREATE_CONSIGNMENT', { clientId: request.clientId, customerId: null });
    const { id, existing } = await this.ids.allocate(operationId);
    if (existing) return existing;

    const submission = await this.submissions.build(request);
    return isDraft(submission, request)
      ? this.draft(id, submission, command)
      : this.create(id, submission, command);
  }

  private async draft(
    id: number,
    submission: ConsignmentSubmission,
    command: CreateConsignment,
  ): Promise<ConsignmentSummary> {
    const { owner, content } = submission;
    const chosen = this.submissions.draftChoice(submission);
    const offer =
      chosen && (await this.offers.honour({ clientId: owner.clientId, content }, chosen));

    const events = draft({ consignmentId: id, owner, content, offer });
    return toSummary(await this.consignments.create(id, access(command), events));
  }

  private async create(
    id: number,
    submission: ConsignmentSubmission,
    command: CreateConsignment,
  ): Promise<ConsignmentSummary> {
    const { owner, content } = submission;
    const chosen = await this.submissions.assertSubmittable(submission, null);
    const offer = await this.offers.honour({ clientId: owner.clientId, content }, chosen);
    const { number, items } = await this.numbering.assign(
      { id, status: 'DRAFT', connote: null, itemNumbers: null },
      { offer, content },
      command.actor,
      command.operationId,
    );

    const events = create({ consignmentId: id, owner, content, offer }, number, items);
    return toSummary(await this.consignments.create(id, access(command), events));
  }
}

const access = ({ actor, operationId }: CreateConsignment) => ({
  actor,
  permission: 'CREATE_CONSIGNMENT' as const,
  ...(operationId === undefined ? {} : { operationId }),
});
