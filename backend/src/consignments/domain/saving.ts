import type {
  ConnoteAssigned,
  ConsignmentContent,
  ConsignmentEvent,
  ConsignmentOwner,
  ItemNumbersData,
} from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { countNumbers } from '@contracts/rules/number-block.js';
import { isNumberOf } from '@contracts/rules/number-of-offer.js';

import type { Consignment } from './consignment.js';
import {
  AlreadyDeleted,
  ChangedByAnother,
  NoCarrierSelected,
  NotOpen,
} from './consignment.errors.js';
import type { Connote } from './numbers-under.js';
import { isSame } from './record/differences.js';

export interface NewConsignment {
  readonly consignmentId: number;
  readonly owner: ConsignmentOwner;
  readonly content: ConsignmentContent;
  readonly offer: OfferData | null;
}

/** A number as its range gave it out. */
export type AssignedNumber = ConnoteAssigned['data'];

/** Puts it aside for later: nothing is checked, no number is drawn (CON-60). */
export function draft({ offer, ...booking }: NewConsignment): ConsignmentEvent[] {
  return [{ type: 'ConsignmentDrafted', data: booking }, ...(offer ? [selected(offer)] : [])];
}

/**
 * Makes it ready to send. `number` is null where the carrier gives the connote itself (GAP-22), `items` where
 * pieces have no numbers of their own.
 */
export function create(
  { offer, ...booking }: NewConsignment,
  number: AssignedNumber | null,
  items: ItemNumbersData | null = null,
): ConsignmentEvent[] {
  if (!offer) throw new NoCarrierSelected();

  return [
    { type: 'ConsignmentCreated', data: booking },
    selected(offer),
    ...(number ? [assigned(number)] : []),
    ...(items ? [itemsNumbered(items)] : []),
  ];
}

export interface Amendment {
  readonly content: ConsignmentContent;
  readonly offer: OfferData | null;
  /** A draft becomes a consignment when this is set; a consignment never becomes a draft again. */
  readonly isCreated: boolean;
  /** The revision the edit was made on; null when the caller did not say (GAP-61). */
  readonly revision: number | null;
  readonly number: AssignedNumber | null;
  /** Null where the pieces keep the numbers they have, or have none. */
  readonly items: ItemNumbersData | null;
}

/** Takes a new content and offer; what did not change leaves no trace. */
export function amend(consignment: Consignment, amendment: Amendment): ConsignmentEvent[] {
  assertOpen(consignment);
  if (amendment.revision !== null && amendment.revision !== consignment.contentRevision)
    throw new ChangedByAnother();

  return [
    ...contentChange(consignment, amendment),
    ...selectOffer(consignment, amendment.offer),
    ...assignConnote(consignment, amendment),
    ...numberItems(consignment, amendment),
  ];
}

/** True when saving with this offer takes a number from its range. */
export function needsNumber(
  { connote }: { readonly connote: Connote | null },
  offer: OfferData | null,
): boolean {
  if (!offer || offer.isApiBasedConnote) return false;
  return connote === null || !isNumberOf(connote, offer);
}

/** How many pieces need numbers of the prefix's item range when it is saved with this offer; 0 where none do. */
export function piecesToNumber(
  { itemNumbers }: Pick<Consignment, 'itemNumbers'>,
  offer: OfferData,
  { items }: ConsignmentContent,
): number {
  const { hasItemRange, prefixRangeId } = offer.connoteSource;
  if (!hasItemRange) return 0;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isNumbered =
    itemNumbers?.prefixRangeId === prefixRangeId && countNumbers(itemNumbers.blocks) >= pieces;
  return isNumbered ? 0 : pieces;
}

/** What of an offer a person chooses; the rest follows from it. */
type Choice = Pick<OfferData, 'clientCarrierAccountId' | 'carrierServiceTypeId' | 'totalCents'>;

/** True while the same offer is chosen and nothing it was priced by has changed. */
export function keepsPrice(
  { content: before, offer }: Consignment,
  content: ConsignmentContent,
  chosen: Choice,
): boolean {
  const isSameOffer =
    offer?.clientCarrierAccountId === chosen.clientCarrierAccountId &&
    offer.carrierServiceTypeId === chosen.carrierServiceTypeId &&
    offer.totalCents === chosen.totalCents;
  return isSameOffer && isSame(pricedPart(before), pricedPart(content));
}

const pricedPart = (content: ConsignmentContent) => ({
  consignmentType: content.consignmentType,
  dispatchDate: content.dispatchDate,
  sender: content.sender,
  receiver: content.receiver,
  items: content.items,
  payerAccount: content.payerAccount,
  isTailgateRequired: content.isTailgateRequired,
});

/** Chooses another carrier, or takes the choice back while it is a draft. */
export function selectOffer(consignment: Consignment, offer: OfferData | null): ConsignmentEvent[] {
  if (isSame(consignment.offer, offer)) return [];
  if (!offer && consignment.status !== 'DRAFT') throw new NoCarrierSelected();
  return [selected(offer)];
}

/** The connote that the carrier's own system gave when it took the manifest (GAP-22). */
export function acceptCarrierConnote(
  { connote, manifestId }: Consignment,
  connoteNumber: string,
): ConsignmentEvent[] {
  if (manifestId === null || connote) return [];
  return [assigned({ connoteNumber, prefixRangeId: null, number: null })];
}

export function assertOpen({ isDeleted, manifestId }: Consignment): void {
  if (isDeleted) throw new AlreadyDeleted();
  if (manifestId !== null) throw new NotOpen();
}

function contentChange(
  { id: consignmentId, owner, status, content: before }: Consignment,
  { content, isCreated }: Amendment,
): ConsignmentEvent[] {
  if (status === 'DRAFT' && isCreated)
    return [{ type: 'ConsignmentCreated', data: { consignmentId, owner, content } }];
  return isSame(before, content) ? [] : [{ type: 'ConsignmentAmended', data: { content } }];
}

function assignConnote(
  consignment: Consignment,
  { offer, isCreated, number }: Amendment,
): ConsignmentEvent[] {
  const isDraft = consignment.status === 'DRAFT' && !isCreated;
  if (isDraft || !number || !needsNumber(consignment, offer)) return [];
  return [assigned(number)];
}

function numberItems(
  consignment: Consignment,
  { isCreated, items }: Amendment,
): ConsignmentEvent[] {
  const isDraft = consignment.status === 'DRAFT' && !isCreated;
  if (isDraft || !items || isSame(consignment.itemNumbers, items)) return [];
  return [itemsNumbered(items)];
}

const selected = (offer: OfferData | null): ConsignmentEvent => ({
  type: 'OfferSelected',
  data: { offer },
});

const assigned = (data: AssignedNumber): ConsignmentEvent => ({ type: 'ConnoteAssigned', data });

const itemsNumbered = (data: ItemNumbersData): ConsignmentEvent => ({
  type: 'ItemsNumbered',
  data,
});
