import type { PermissionName } from '@contracts/permissions/permissions';
import { appNoOffersTexts as texts } from '@contracts/texts/app/no-offers';
import type { RejectionView } from '@contracts/views/offer.view';

export interface Remedy {
  readonly permission: PermissionName;
  readonly to: string;
  readonly label: string;
}

const accounts: Remedy = {
  permission: 'READ_CUSTOMER_CARRIER_ACCOUNT',
  to: '/carrier-account/list',
  label: texts.toAccounts,
};
const clients: Remedy = {
  permission: 'CREATE_CLIENT_CARRIER_ACCOUNT',
  to: '/client/list',
  label: texts.toClients,
};
const rateCards: Remedy = {
  permission: 'CREATE_RATECARD',
  to: '?dialog=import-rate-cards',
  label: texts.toRateCards,
};

/** Reasons that administrators can fix, by code, with the screen. All others depend on the shipment itself. */
const remedies: ReadonlyMap<string, Remedy> = new Map([
  ['NO_ACCOUNT', clients],
  ['ACCOUNT_INACTIVE', clients],
  ['RANGE_EXHAUSTED', accounts],
  ['NO_RATE_CARD', rateCards],
  ['RATE_CARD_EXPIRED', rateCards],
  ['NO_LANE', rateCards],
  ['NO_ZONE_FROM', rateCards],
  ['NO_ZONE_TO', rateCards],
]);

export interface NoOfferReason {
  readonly message: string;
  /** Number of services with this reason. */
  readonly count: number;
  /** Screen on which an administrator can fix it; null if it depends on the shipment. */
  readonly remedy: Remedy | null;
}

/** Groups the reasons by text, most frequent first. */
export function noOfferReasons(rejections: readonly RejectionView[]): readonly NoOfferReason[] {
  const services = new Map<string, Set<string>>();
  const codes = new Map<string, string>();
  for (const { carrier, serviceType, code, message } of rejections) {
    codes.set(message, code);
    services.set(message, (services.get(message) ?? new Set()).add(`${carrier}/${serviceType}`));
  }
  return [...services]
    .map(([message, rejectedServices]) => ({
      message,
      count: rejectedServices.size,
      remedy: remedies.get(codes.get(message) ?? '') ?? null,
    }))
    .sort((a, b) => b.count - a.count);
}
