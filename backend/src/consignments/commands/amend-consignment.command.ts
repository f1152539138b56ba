import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { OfferData } from '@contracts/events/offer.data.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import { assertInScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { Offers, type ChosenOffer } from '../../pricing/index.js';
import type { Consignment } from '../domain/consignment.js';
import { ClientFixed } from '../domain/consignment.errors.js';
import { ConsignmentStreams } from '../domain/consignment-streams.js';
import { amend, assertOpen, keepsPrice } from '../domain/saving.js';
import { ChangeTrail } from '../queries/change-trail.js';
import { Numbering } from './numbering.js';
import { isDraft, Submissions, type Submission } from './submissions.js';

/** Saves an edited consignment; a draft may become a consignment by it. */
export class AmendConsignment extends Command<Consignment> {
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
    private readonly submissions: Submissions,
    private readonly offers: Offers,
    private readonly numbering: Numbering,
    private readonly trail: ChangeTrail,
  ) {}

  async execute({ request, actor }: AmendConsignment): Promise<Consignment> {
    const { id, clientId, revision = null } = request;
    const access = { actor, permission: 'UPDATE_CONSIGNMENT' } as const;
    assertInScope(actor, access.permission, { clientId, customerId: null });
    const { state: current } = await this.consignments.load(id, access);
    if (current.owner.clientId !== clientId) throw new ClientFixed();
    assertOpen(current);

    const amendment = await this.prepare(request, current, actor);
    return this.consignments
      .change(id, access, (consignment) => amend(consignment, { ...amendment, revision }))
      .catch((refusal: unknown) => this.trail.explain(id, revision, refusal));
  }

  private async prepare(request: SaveConsignmentRequest, current: Consignment, actor: Actor) {
    const submission = await this.submissions.read(request, current.content);
    if (current.status === 'DRAFT' && isDraft(submission, request)) {
      const content = this.submissions.draftContent(submission);
      const offer = await this.offerFor({ ...submission, content }, submission.chosen, current);
      return { content, offer, isCreated: false, number: null, items: null };
    }

    // The day of a draft was never submitted: it has to be a new consignment's day (GAP-24).
    const currentDate = current.status === 'DRAFT' ? null : current.content.dispatchDate;
    const chosen = await this.submissions.assertSubmittable(submission, currentDate);
    const offer = await this.offerFor(submission, chosen, current);
    const { content } = submission;
    const numbers = offer && (await this.numbering.number(current, { offer, content }, actor));
    return { content, offer, isCreated: true, number: null, items: null, ...numbers };
  }

  /** What costs the same is not priced again: a new rate card does not reach a corrected reference. */
  private async offerFor(
    { owner, content }: Submission,
    chosen: ChosenOffer | null,
    current: Consignment,
  ): Promise<OfferData | null> {
    if (!chosen) return null;
    if (keepsPrice(current, content, chosen)) return current.offer;
    return this.offers.honour({ clientId: owner.clientId, content }, chosen);
  }
}
