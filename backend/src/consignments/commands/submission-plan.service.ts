import { Injectable } from '@nestjs/common';

import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import { assertInScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { OfferService } from '../../pricing/index.js';
import type { Draft, Open } from '../domain/consignment.js';
import { assertQuotable } from '../domain/content/submit.policy.js';
import { isPriceUnchanged } from '../domain/create-and-amend.js';
import { type ConsignmentSubmission, SubmissionFactory } from './submission.factory.js';

/** A consignment that is not saved yet. */
export interface SubmissionDraft {
  readonly request: SaveConsignmentRequest;
  /** New receiver as it would be saved; null if the request names one by id. */
  readonly receiver: AddressData | null;
}

/** Offers for a consignment, and the chosen one. */
export interface SubmissionPlan {
  /** Cheapest first. */
  readonly offers: readonly OfferData[];
  /** Null without an eligible offer. */
  readonly chosen: OfferData | null;
}

/** Price of a consignment after a change. */
export interface AmendmentPrice {
  /** Null without an eligible offer. */
  readonly chosen: OfferData | null;
  /** The stored price stays: nothing that affects it changes. */
  readonly isPriceKept: boolean;
}

/** Prices and validates consignments as a submission would, without writing anything. */
@Injectable()
export class SubmissionPlanService {
  constructor(
    private readonly submissions: SubmissionFactory,
    private readonly offers: OfferService,
  ) {}

  /**
   * @throws OutOfScope, RecordNotFound
   * @throws InvalidContent when it cannot be priced, or a submit rule is broken (CON-71 to CON-87)
   */
  async plan(
    { request, receiver }: SubmissionDraft,
    choose: (offers: readonly OfferData[]) => OfferData | null,
    actor: Actor,
  ): Promise<SubmissionPlan> {
    const { clientId } = request;
    assertInScope(actor, 'CREATE_CONSIGNMENT', { clientId, customerId: null });
    const built = await this.submissions.build(request);
    const content = { ...built.content, receiver: receiver ?? built.content.receiver };
    return this.price({ ...built, content }, choose, null);
  }

  /**
   * Builds a change as `AmendConsignment` would save it.
   * @throws OutOfScope, RecordNotFound, InvalidContent
   */
  async buildAmendment(
    { request, receiver }: SubmissionDraft,
    current: ConsignmentContent,
    actor: Actor,
  ): Promise<ConsignmentSubmission> {
    const { clientId } = request;
    assertInScope(actor, 'UPDATE_CONSIGNMENT', { clientId, customerId: null });
    const built = await this.submissions.build(request, current);
    return {
      ...built,
      content: { ...built.content, receiver: receiver ?? built.content.receiver },
    };
  }

  /**
   * Prices and validates a change; a draft becomes a consignment.
   * @throws InvalidContent as `plan`
   */
  async priceAmendment(
    submission: ConsignmentSubmission,
    current: Draft | Open,
    choose: (offers: readonly OfferData[]) => OfferData | null,
  ): Promise<AmendmentPrice> {
    const { content } = submission;
    if (current.phase === 'DRAFT')
      return { ...(await this.price(submission, choose, null)), isPriceKept: false };

    const { offer } = current;
    if (!isPriceUnchanged(current, content, offer))
      return { ...(await this.price(submission, choose, current)), isPriceKept: false };
    const { dispatchDate } = current.content;
    await this.submissions.assertSubmittable({ ...submission, chosen: offer }, dispatchDate);
    return { chosen: offer, isPriceKept: true };
  }

  private async price(
    submission: ConsignmentSubmission,
    choose: (offers: readonly OfferData[]) => OfferData | null,
    current: Open | null,
  ): Promise<SubmissionPlan> {
    const { content, owner } = submission;
    assertQuotable(content, submission);
    const connote = current?.connote ?? null;
    const quoted = await this.offers.quote({ clientId: owner.clientId, content, connote });
    const offers = quoted.offers.map(({ data }) => data);
    const chosen = choose(offers);
    if (chosen)
      await this.submissions.assertSubmittable(
        { ...submission, chosen },
        current?.content.dispatchDate ?? null,
      );
    return { offers, chosen };
  }
}
