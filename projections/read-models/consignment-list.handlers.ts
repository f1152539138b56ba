import type { AddressData } from '@contracts/events/address.data.js';
import { ERASED_TEXT, type NonPersonalContent } from '@contracts/events/consignment.erasure.js';
import type {
  ConsignmentContent,
  ErasedParty,
  ItemData,
  PersonalDataErased,
} from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { belongsToOffer, type NumberOrigin } from '@contracts/rules/offer-number.js';

/** Columns that the rules of other columns read. */
export interface RowBefore {
  readonly carrierId: number | null;
  readonly clientCarrierAccountId: number | null;
  readonly connoteAccountId: number | null;
  readonly connoteRangeId: number | null;
}

interface ContentChange {
  readonly data: { readonly content: ConsignmentContent };
}

const onContent = <Value>(handler: (event: ContentChange) => Value) => ({
  ConsignmentDrafted: handler,
  ConsignmentCreated: handler,
  ConsignmentAmended: handler,
});

/**
 * A user-entered value, set by every event that carries the full content. Details of a party that an erasure replaces
 * do not compile: they are `personal`.
 */
export const content = <Value>(read: (content: NonPersonalContent) => Value) =>
  onContent(({ data }) => read(data.content));

/** A detail of a party that identifies a person, replaced when the party is erased; null without the party. */
export const personal = (party: ErasedParty, read: (address: AddressData) => string | null) => ({
  ...onContent(({ data: { content } }) => {
    const address = party === 'SENDER' ? content.sender : content.receiver;
    return address && read(address);
  }),
  PersonalDataErased: erased(party),
});

interface OfferChange {
  readonly data: { readonly offer: OfferData | null };
}

/** A value of the selected offer; null if there is none. */
export const offer = <Value>(read: (offer: OfferData) => Value) => ({
  OfferSelected: ({ data }: OfferChange): Value | null => data.offer && read(data.offer),
});

export const offerFlag = (read: (offer: OfferData) => boolean) => ({
  OfferSelected: ({ data }: OfferChange): boolean => data.offer !== null && read(data.offer),
});

/** Number of content changes (GAP-61). */
export const counted = (_event: unknown, before: number): number => before + 1;

const erased =
  (party: ErasedParty) =>
  ({ data }: Pick<PersonalDataErased, 'data'>, before: string | null): string | null =>
    data.parties.includes(party) ? ERASED_TEXT : before;

/** An offer from another account or range releases the connote. */
export const belongsTo = (row: RowBefore, selected: OfferData | null): boolean =>
  belongsToOffer(originOf(row), selected);

const originOf = ({ connoteAccountId, connoteRangeId }: RowBefore): NumberOrigin => ({
  clientCarrierAccountId: connoteAccountId,
  prefixRangeId: connoteRangeId,
});

export const gramsOf = ({ quantity, weight }: ItemData): number =>
  quantity * Math.round(weight * 1000);

/** 'Brunswick VIC 3056'. */
export function formatSuburb(address: Pick<AddressData, 'suburb'> | null): string | null {
  if (!address?.suburb) return null;
  const { name, state, postcode } = address.suburb;
  return `${name} ${state} ${postcode}`;
}
