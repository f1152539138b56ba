import { Injectable } from '@nestjs/common';

import type { AddressData } from '@contracts/events/address.data.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import { assertInScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { OfferService } from '../../pricing/index.js';
import { assertQuotable } from '../domain/content/submit.policy.js';
import { SubmissionFactory } from './submission.factory.js';

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
    const submission = { ...built, content };
    assertQuotable(content, submission);

    const quoted = await this.offers.quote({ clientId, content });
    const offers = quoted.offers.map(({ data }) => data);
    const chosen = choose(offers);
    if (chosen) await this.submissions.assertSubmittable({ ...submission, chosen }, null);
    return { offers, chosen };
  }
}
