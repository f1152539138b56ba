import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { ONLY_LIVE } from '@contracts/rules/live-rates.js';
import { appSetUpTexts } from '@contracts/texts/app/set-up.js';
import type { RejectionView } from '@contracts/views/offer.view.js';
import type { FirstOfferView } from '@contracts/views/set-up.view.js';

/** Suburb and postcode of the eight capitals; lists of suburbs name the centres of three of them differently. */
export const capitals: readonly (readonly [name: string, postcode: string])[] = [
  ['SYDNEY', '2000'],
  ['MELBOURNE', '3000'],
  ['BRISBANE', '4000'],
  ['BRISBANE CITY', '4000'],
  ['ADELAIDE', '5000'],
  ['PERTH', '6000'],
  ['HOBART', '7000'],
  ['DARWIN', '0800'],
  ['DARWIN CITY', '0800'],
  ['CANBERRA', '2600'],
  ['CITY', '2601'],
];

/** One suburb for each capital, of those found: no two capitals share a state. */
export const oneForEachCapital = <Suburb extends { readonly state: string }>(
  found: readonly Suburb[],
): Suburb[] => [...new Map(found.map((suburb) => [suburb.state, suburb])).values()];

const carton = {
  itemNumber: 1,
  itemTypeId: 1,
  itemTypeName: 'Carton',
  itemTemplateId: null,
  name: null,
  quantity: 1,
  length: 0.4,
  width: 0.4,
  height: 0.4,
  weight: 20,
  dangerousGoods: [],
} as const;

export interface TrialRoute {
  readonly sender: AddressData;
  readonly suburb: NonNullable<AddressData['suburb']>;
  /** yyyy-MM-dd. */
  readonly dispatchDate: string;
}

/** The trial consignment: one 20 kg carton to a capital city. */
export const trialContent = ({
  sender,
  suburb: { id, name, postcode, state, etaZone },
  dispatchDate,
}: TrialRoute): ConsignmentContent => ({
  consignmentType: 'DEFAULT',
  creationMethod: 'WEB',
  dispatchDate,
  deliveryWindow: null,
  sender,
  receiver: {
    ...sender,
    id: 0,
    isDefault: false,
    addressClass: 'BUSINESS',
    suburb: { id, name, postcode, state, etaZone },
  },
  items: [carton],
  references: [],
  categoryPicks: [],
  payerAccount: null,
  palletControl: null,
  specialInstructions: null,
  isTailgateRequired: false,
  hasAuthorityToLeave: false,
});

/** Fields of the quotes for one route that the trial reads. */
interface RouteQuotes {
  readonly offers: readonly { readonly data: Pick<OfferData, 'totalCents'> }[];
  readonly rejections: readonly Pick<RejectionView, 'code' | 'message'>[];
}

/**
 * Counts the offers of the routes, including services that their carriers price themselves once a consignment is
 * created. Price on application, a total of 0, is not an offer that a new client can ship on.
 */
export function outcomeOf(quotes: readonly RouteQuotes[]): Omit<FirstOfferView, 'capitalCount'> {
  const priced = quotes.map(
    ({ offers, rejections }) =>
      offers.filter(({ data }) => data.totalCents > 0).length +
      rejections.filter(({ code }) => code === ONLY_LIVE).length,
  );
  const offerCount = priced.reduce((sum, count) => sum + count, 0);
  return {
    offerCount,
    reachedCount: priced.filter((count) => count > 0).length,
    reason: offerCount > 0 ? null : mostFrequentReason(quotes),
  };
}

/** Most frequent rejection reason; an offer on application counts as one. Null if there is none. */
function mostFrequentReason(quotes: readonly RouteQuotes[]): string | null {
  const counts = new Map<string, number>();
  const reasons = quotes.flatMap(({ offers, rejections }) => [
    ...offers.map(() => appSetUpTexts.onApplication),
    ...rejections.map(({ message }) => message),
  ]);
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const [mostCommon] = [...counts].sort(([, one], [, other]) => other - one);
  return mostCommon?.[0] ?? null;
}
