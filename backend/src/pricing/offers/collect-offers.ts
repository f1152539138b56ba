import type { PickupPreference } from '../tariffs/client-tariff.js';
import { hintsFor } from './hints.js';
import type { PricedOffer, PricedOffers } from './priced-offer.js';
import type { ServiceAnswer } from './price-service.js';
import { reasonTexts } from './reason-texts.js';
import { cutOffAt, type Scene } from './scene.js';

export const noOffers: PricedOffers = { offers: [], rejections: [], hints: [] };

/** Sorts the answers of all services into what is offered, what is not, and what is worth knowing. */
export const toPricedOffers = (
  answers: readonly ServiceAnswer[],
  pickup: PickupPreference,
  scene: Scene,
): PricedOffers => ({
  offers: answers.flatMap((answer) => toPricedOffer(answer, pickup, scene)).sort(cheapestFirst),
  rejections: answers.flatMap(({ tariff, rejections }) =>
    rejections.map(({ method, code }) => ({
      ...nameOf(tariff),
      method,
      code,
      message: reasonTexts[code],
    })),
  ),
  hints: answers.flatMap(({ tariff, trace }) =>
    (trace ? hintsFor(trace) : []).map((message) => ({ ...nameOf(tariff), message })),
  ),
});

const toPricedOffer = (
  { tariff: { carrier }, offer, transitDays }: ServiceAnswer,
  pickup: PickupPreference,
  scene: Scene,
): PricedOffer[] =>
  offer
    ? [
        {
          data: offer,
          transitDays,
          cutOffAt: cutOffAt(scene, carrier),
          isPalletTypeRequired: carrier.isPalletTypeRequired,
          hasDangerousGoods: scene.consignment.hasDangerousGoods,
          ...pickup,
        },
      ]
    : [];

const nameOf = ({ carrier, service }: ServiceAnswer['tariff']) => ({
  carrier: carrier.displayName,
  serviceType: service.displayServiceType,
});

/** GAP-20: by total, price on application last; equal prices keep the order of accounts and services. */
function cheapestFirst({ data: one }: PricedOffer, { data: other }: PricedOffer): number {
  const isOneOpen = one.totalCents === 0;
  const isOtherOpen = other.totalCents === 0;
  return isOneOpen === isOtherOpen
    ? one.totalCents - other.totalCents
    : Number(isOneOpen) - Number(isOtherOpen);
}
