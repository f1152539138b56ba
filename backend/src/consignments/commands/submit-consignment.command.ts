import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import type {
  AmendedConsignmentView,
  CreatedConsignmentView,
} from '@contracts/views/consignment.view.js';

import type { Actor } from '../../platform/actor.js';
import { ConsignmentStreams } from '../domain/consignment.js';
import {
  type ConsignmentSummary,
  toSummary,
  displayConnote,
} from '../domain/consignment-record.js';
import { AmendConsignment } from './amend-consignment.command.js';
import { ManifestReturnConsignment } from './manifest-return-consignment.command.js';
import { assertInScope } from '../../identity/index.js';
import { OfferConfirmationService } from '../../live-rates/index.js';
import { create, draft } from '../domain/create-and-amend.js';
import { ConsignmentIdAllocator, ConsignmentNumbering } from './consignment-numbering.js';
import { isDraft, SubmissionFactory, type ConsignmentSubmission } from './submission.factory.js';

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
      ...idAndClient(created),
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
      ...idAndClient(saved),
      connoteNumber: displayConnote(saved),
      revision: saved.contentRevision,
      manifestId: await manifestReturn(this.commands, saved, actor),
    };
  }
}

const idAndClient = ({ id, owner: { clientId, clientName } }: ConsignmentSummary) => ({
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

/**
 * Saves a new consignment, as a draft or ready to send. The operation is the caller's Idempotency-Key: repeating it
 * returns the same consignment and assigns no second number. Sent by `SubmitConsignment` only.
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

/** Marks a request with an API key as created by API, unless the request says otherwise. */
const withCreationMethod = (request: SaveConsignmentRequest, { identity }: Actor) => ({
  ...request,
  consignmentCreationMethod:
    request.consignmentCreationMethod ?? (identity.kind === 'API_KEY' ? 'API' : 'WEB'),
});

@CommandHandler(CreateConsignment)
export class CreateConsignmentHandler implements ICommandHandler<CreateConsignment> {
  constructor(
    private readonly consignments: ConsignmentStreams,
    private readonly ids: ConsignmentIdAllocator,
    private readonly submissions: SubmissionFactory,
    private readonly offers: OfferConfirmationService,
    private readonly numbering: ConsignmentNumbering,
  ) {}

  async execute(command: CreateConsignment): Promise<ConsignmentSummary> {
    const { request, actor, operationId } = command;
    assertInScope(actor, 'CREATE_CONSIGNMENT', { clientId: request.clientId, customerId: null });
    const { id, existing } = await this.ids.allocate(operationId);
    if (existing) return existing;

    const submission = await this.submissions.build(withCreationMethod(request, actor));
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
