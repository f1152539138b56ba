import { randomUUID } from 'node:crypto';

import { Injectable, Logger } from '@nestjs/common';

import type {
  LiveOfferRequestView,
  LiveOfferView,
  LiveOffersView,
  RejectionView,
} from '@contracts/views/offer.view.js';

import { LongPolls } from '../../platform/limits/long-polls.js';
import { toError } from '../../platform/to-error.js';
import { LiveServiceFactory, type PricedOffer, type Shipment } from '../../pricing/index.js';
import { LiveRateNotifications } from '../live-rate-notifications.js';
import { type RateRequest, toRateRequests } from '../rating/rate-request.js';
import { LiveRateService } from '../rating/live-rate.service.js';
import {
  type CarrierOffers,
  type OfferRequest,
  OfferRequestRepository,
} from './offer-request.repository.js';
import { type LiveOffers, toBusyRejections, toLiveOffers } from './live-offers.js';

/** Maximum wait for the next response. */
const POLL_MS = 4_000;
/** Margin after the carriers' time limit, after which a missing response is lost: its process has ended. */
const SLACK_MS = 2_000;

/** Price requests for one shipment. */
export interface LivePlan {
  readonly clientId: number;
  readonly requests: readonly RateRequest[];
  /** Reasons why prices of services are not requested. */
  readonly rejections: readonly RejectionView[];
}

/** A started request; `live` is null if there is nothing to request, or too many requests are open. */
export interface StartedOfferRequest {
  readonly live: Pick<LiveOfferRequestView, 'askId' | 'pending'> | null;
  readonly rejections: readonly RejectionView[];
  /** Sends the requests; call it once the offers from rate cards are calculated. */
  readonly run: (toView: (offer: PricedOffer) => LiveOfferView) => void;
}

/** Returns offers with carriers' own prices, or an id to fetch them by, one response at a time. */
@Injectable()
export class LiveOfferService {
  private readonly log = new Logger('LiveRates');
  private readonly polls = new LongPolls({ perReader: 16, perBackend: 2_000 });

  constructor(
    private readonly services: LiveServiceFactory,
    private readonly rates: LiveRateService,
    private readonly offerRequests: OfferRequestRepository,
    private readonly notifications: LiveRateNotifications,
  ) {}

  /** Plans the requests without sending any. */
  async plan({ clientId, content }: Shipment): Promise<LivePlan> {
    const { services, rejections } = await this.services.find({ clientId, content });
    return { clientId, requests: toRateRequests(services, content), rejections };
  }

  /** Requests all prices at once, each within its carrier's time limit, and waits for them. */
  async waitFor({ requests, rejections }: LivePlan): Promise<LiveOffers> {
    const responses = await Promise.all(requests.map((request) => this.requestOffers(request)));
    return {
      offers: responses.flatMap(({ offers }) => offers),
      rejections: [...rejections, ...responses.flatMap((response) => response.rejections)],
    };
  }

  /** Opens a request whose responses `collect` returns. */
  async start({ clientId, requests, rejections }: LivePlan): Promise<StartedOfferRequest> {
    const nothing = { live: null, rejections, run: () => undefined };
    if (requests.length === 0) return nothing;
    const askId = randomUUID();
    const pending = requests.map(({ carrier }) => carrier);
    const expiresInMs = Math.max(...requests.map(({ budgetMs }) => budgetMs)) + SLACK_MS;
    if (!(await this.offerRequests.open({ id: askId, clientId, carriers: pending, expiresInMs })))
      return { ...nothing, rejections: [...rejections, ...requests.flatMap(toBusyRejections)] };
    return {
      live: { askId, pending },
      rejections,
      run: (toView) => {
        for (const request of requests) void this.store(askId, request, toView);
      },
    };
  }

  /** Null if the id is unknown; the caller checks whose request it is. */
  findOfferRequest(askId: string): Promise<OfferRequest | null> {
    return this.offerRequests.find(askId);
  }

  /**
   * Responses beyond the first `after`; waits up to 4 s for the next one.
   * @throws TooManyRequests when the reader has too many calls waiting
   */
  async collect(
    askId: string,
    after: number,
    reader: { readonly id: number; readonly signal: AbortSignal },
  ): Promise<LiveOffersView> {
    return this.polls.run(reader.id, async () => {
      const until = performance.now() + POLL_MS;
      const watch = this.notifications.watch(askId);
      try {
        for (;;) {
          const offerRequest = await this.offerRequests.find(askId);
          const leftMs = until - performance.now();
          const isComplete =
            !offerRequest || !isAwaited(offerRequest) || offerRequest.responses.length > after;
          if (isComplete || leftMs <= 0 || reader.signal.aborted)
            return toView(offerRequest, after);
          await watch.next(leftMs, reader.signal);
        }
      } finally {
        watch.end();
      }
    });
  }

  async deleteOld(): Promise<void> {
    await this.offerRequests.deleteEnded();
    await this.rates.deleteOld();
  }

  private async requestOffers(request: RateRequest): Promise<LiveOffers> {
    const response = await this.rates.find(request);
    return toLiveOffers(request, response, response ? this.rates.validUntil(response.rate) : '');
  }

  private async store(
    askId: string,
    request: RateRequest,
    toLiveView: (offer: PricedOffer) => LiveOfferView,
  ): Promise<void> {
    try {
      const { offers, rejections } = await this.requestOffers(request);
      const { carrier } = request;
      await this.offerRequests.addResponse(askId, {
        carrier,
        offers: offers.map(toLiveView),
        rejections,
      });
    } catch (error) {
      this.log.warn(`A live price was not stored: ${toError(error).message}`);
    }
  }
}

const isAwaited = ({ isOpen, responses, carriers }: OfferRequest): boolean =>
  isOpen && responses.length < carriers.length;

function toView(offerRequest: OfferRequest | null, after: number): LiveOffersView {
  const responses = offerRequest?.responses.slice(after) ?? [];
  return {
    offers: responses.flatMap(({ offers }) => offers),
    rejections: responses.flatMap(({ rejections }) => rejections),
    pending:
      offerRequest && isAwaited(offerRequest)
        ? withoutResponse(offerRequest.carriers, offerRequest.responses)
        : [],
    after: offerRequest?.responses.length ?? after,
  };
}

/** Two accounts with the same carrier have the same name. */
function withoutResponse(
  carriers: readonly string[],
  responses: readonly CarrierOffers[],
): string[] {
  const left = [...carriers];
  for (const { carrier } of responses) {
    const index = left.indexOf(carrier);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
