import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { RejectionView } from '@contracts/views/offer.view.js';

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

export interface TrialJourney {
  readonly sender: AddressData;
  readonly suburb: NonNullable<AddressData['suburb']>;
  /** yyyy-MM-dd. */
  readonly dispatchDate: string;
}

/** One carton of 20 kg to a capital: what a client sends in a trial. */
export const trialContent = ({
  sender,
  suburb: { id, name, postcode, state, etaZone },
  dispatchDate,
}: TrialJourney): ConsignmentContent => ({
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

/** Most frequent rejection reason; null without rejections. */
export function mostGivenReason(
  answers: readonly { readonly rejections: readonly RejectionView[] }[],
): string | null {
  const counts = new Map<string, number>();
  for (const { message } of answers.flatMap(({ rejections }) => rejections))
    counts.set(message, (counts.get(message) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}
