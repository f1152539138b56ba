import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { OfferData } from '@contracts/events/offer.data.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import { assertInScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { OfferConfirmationService } from '../../live-rates/index.js';
import type { ChosenOffer } from '../../pricing/index.js';
import { ConsignmentStreams, type Draft, type Open } from '../domain/consignment.js';
import { type ConsignmentSummary, toSummary } from '../domain/consignment-record.js';
import { ClientNotChangeable } from '../domain/consignment.errors.js';
import {
  amend,
  assertEditable,
  assertRevision,
  isPriceUnchanged,
} from '../domain/create-and-amend.js';
import { EditConflictQueries } from '../queries/edit-conflict.queries.js';
import { ConsignmentNumbering } from './consignment-numbering.js';
import { isDraft, SubmissionFactory, type ConsignmentSubmission } from './submission.factory.js';

/** Saves an edited consignment, which may turn a draft into a consignment. */
export class AmendConsignment extends Command<ConsignmentSummary> {
  constructor(
    readonly request: SaveConsignmentRequest & { readonly id: number },
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AmendConsignment)
export class AmendConsignmentHandler implements ICommandHandler<AmendConsignment> {
  constructor(
    private readonly consignments: ConsignmentStreams,
    private readonly submissions: SubmissionFactory,
    private readonly offers: OfferConfirmationService,
    private readonly numbering: ConsignmentNumbering,
    private readonly conflicts: EditConflictQueries,
  ) {}

  async execute({ request, actor }: AmendConsignment): Promise<ConsignmentSummary> {
    const { id, clientId, revision = null } = request;
    const access = { actor, permission: 'UPDATE_CONSIGNMENT' } as const;
    assertInScope(actor, access.permission, { clientId, customerId: null });
    const { state: current } = await this.consignments.load(id, access);
    if (toSummary(current).owner.clientId !== clientId) throw new ClientNotChangeable();
    assertEditable(current);

    try {
      // before the form is checked: what no longer fits, such as a deleted address, may be someone else's change
      assertRevision(current, revision);
      const amendment = await this.prepare(request, current, actor);
      const amended = await this.consignments.change(id, access, (consignment) =>
        amend(consignment, { ...amendment, revision }),
      );
      return toSummary(amended);
    } catch (error) {
      return this.conflicts.explain(id, revision, error);
    }
  }

  private async prepare(request: SaveConsignmentRequest, current: Draft | Open, actor: Actor) {
    const submission = await this.submissions.build(request, current.content);
    if (current.phase === 'DRAFT' && isDraft(submission, request)) {
      const { content } = submission;
      const chosen = this.submissions.draftChoice(submission);
      const offer = await this.offerFor(submission, chosen, current);
      return { content, offer, isCreated: false, number: null, items: null };
    }

    // A draft's dispatch date was never submitted, so it must satisfy the rule for a new consignment (GAP-24).
    const currentDate = current.phase === 'DRAFT' ? null : current.content.dispatchDate;
    const chosen = await this.submissions.assertSubmittable(submission, currentDate);
    const offer = await this.offerFor(submission, chosen, current);
    const { content } = submission;
    const numbers =
      offer && (await this.numbering.assign(toSummary(current), { offer, content }, actor));
    return { content, offer, isCreated: true, number: null, items: null, ...numbers };
  }

  /**
   * Keeps the stored price when nothing that affects it changed, so that correcting a reference does not apply a
   * new rate card.
   */
  private async offerFor(
    { owner, content }: ConsignmentSubmission,
    chosen: ChosenOffer | null,
    current: Draft | Open,
  ): Promise<OfferData | null> {
    if (!chosen) return null;
    if (isPriceUnchanged(current, content, chosen)) return current.offer;
    const { connote } = toSummary(current);
    return this.offers.honour({ clientId: owner.clientId, content, connote }, chosen);
  }
}
