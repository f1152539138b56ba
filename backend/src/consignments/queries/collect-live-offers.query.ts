import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import type { LiveOffersView } from '@contracts/views/offer.view.js';

import { LiveOfferService } from '../../live-rates/index.js';
import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { canQuote } from './quote-offers.query.js';

/** Returns the carriers' responses to a request for live prices, and waits for the next one. */
export class CollectLiveOffers extends Query<LiveOffersView> {
  /**
   * @param after number of responses that the caller already has
   * @param signal aborted when the caller disconnects
   */
  constructor(
    readonly askId: string,
    readonly after: number,
    readonly actor: Actor,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(CollectLiveOffers)
export class CollectLiveOffersHandler implements IQueryHandler<CollectLiveOffers> {
  constructor(private readonly live: LiveOfferService) {}

  /** @throws RecordNotFound, including for a request of another client; TooManyRequests */
  async execute({ askId, after, actor, signal }: CollectLiveOffers): Promise<LiveOffersView> {
    const offerRequest = await this.live.findOfferRequest(askId);
    if (!offerRequest || !canQuote(actor, offerRequest.clientId))
      throw new RecordNotFound(`live prices ${askId}`);
    return this.live.collect(askId, after, { id: actor.identity.id, signal });
  }
}
