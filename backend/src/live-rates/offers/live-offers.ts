import { liveRateTexts } from '@contracts/texts/app/live-rates.js';
import type { RejectionView } from '@contracts/views/offer.view.js';

import type { QuotedService } from '../../carrier-adapters/index.js';
import { interpolate } from '../../platform/interpolate.js';
import type { LivePrice, LiveService, PricedOffer } from '../../pricing/index.js';
import type { LiveRateResponse } from '../rating/live-rate.service.js';
import type { RateRequest } from '../rating/rate-request.js';

/** Offers of one carrier, and why its other services have none. */
export interface LiveOffers {
  readonly offers: readonly PricedOffer[];
  readonly rejections: readonly RejectionView[];
}

type Price = Extract<QuotedService, { totalCents: number }>;

/** Maps a carrier's response, or its absence, to the requested services. */
export function toLiveOffers(
  request: RateRequest,
  response: LiveRateResponse | null,
  validUntil: string,
): LiveOffers {
  const { services } = request;
  if (!response)
    return {
      offers: [],
      rejections: services.map(({ toRejection }) =>
        toRejection('LIVE_RATE_UNAVAILABLE', unavailableText(request)),
      ),
    };
  const priced = services.map((service) => ({ service, quoted: findQuoted(service, response) }));
  return {
    offers: priced.flatMap(({ service, quoted }) =>
      isPrice(quoted)
        ? [service.toOffer(toLivePrice(quoted, { ...response, validUntil }, request))]
        : [],
    ),
    rejections: priced.flatMap(({ service, quoted }) =>
      isPrice(quoted)
        ? []
        : [service.toRejection('LIVE_RATE_REFUSED', rejectionText(quoted, request))],
    ),
  };
}

/** Rejects every service while too many requests are open. */
export const toBusyRejections = ({ services }: RateRequest): RejectionView[] =>
  services.map(({ toRejection }) => toRejection('LIVE_RATE_BUSY', liveRateTexts.busy));

/** Response of the carrier for this service; undefined if there is none. */
export const findQuoted = (
  { tariff }: LiveService,
  { rate }: Pick<LiveRateResponse, 'rate'>,
): QuotedService | undefined =>
  rate.quoted.find(({ service }) => service === tariff.service.serviceType);

export const isPrice = (quoted: QuotedService | undefined): quoted is Price =>
  quoted !== undefined && 'totalCents' in quoted;

export const rejectionText = (
  quoted: QuotedService | undefined,
  { carrier }: Pick<RateRequest, 'carrier'>,
): string =>
  quoted !== undefined && 'refusal' in quoted
    ? quoted.refusal.message
    : interpolate(liveRateTexts.noPrice, { carrier });

export function toLivePrice(
  { totalCents, lines }: Price,
  { rate, isAsQuoted, validUntil }: LiveRateResponse & { readonly validUntil: string },
  { adapter }: Pick<RateRequest, 'adapter'>,
): LivePrice {
  const { id, requestDigest, answerDigest, roundTripMs, askedAt } = rate;
  return {
    rateId: id,
    totalCents,
    lines,
    roundTripMs,
    isAsQuoted,
    data: {
      askedAt: askedAt.toISOString(),
      quotedUntil: validUntil,
      requestDigest,
      answerDigest,
      adapter,
    },
  };
}

const unavailableText = ({ carrier, budgetMs, hasRateCardOffer }: RateRequest): string =>
  interpolate(hasRateCardOffer ? liveRateTexts.unavailableWithCard : liveRateTexts.unavailable, {
    carrier,
    seconds: budgetMs / 1000,
  });
