import type {
  ConnoteAssigned,
  ConsignmentContent,
  ConsignmentEvent,
  ConsignmentOwner,
  ItemNumbersData,
} from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { belongsToOffer, countNumbers } from '@contracts/rules/offer-number.js';

import { type Draft, type KnownConsignment, type Manifested, type Open } from './consignment.js';
import { type ConsignmentSummary, toSummary, isSame } from './consignment-record.js';
import {
  AlreadyDeleted,
  RevisionConflict,
  NoCarrierSelected,
  NotOpen,
} from './consignment.errors.js';

export interface NewConsignment {
  readonly consignmentId: number;
  readonly owner: ConsignmentOwner;
  readonly content: ConsignmentContent;
  readonly offer: OfferData | null;
}

/** A number assigned from its range. */
export type AssignedNumber = ConnoteAssigned['data'];

/** Saves a draft: nothing is validated, no number is taken (CON-60). */
export function draft({ offer, ...details }: NewConsignment): ConsignmentEvent[] {
  return [{ type: 'ConsignmentDrafted', data: details }, ...(offer ? [offerSelected(offer)] : [])];
}

/**
 * Creates a consignment ready to send. `number` is null if the carrier issues the connote (GAP-22), `items` if pieces
 * have no numbers.
 * @throws NoCarrierSelected
 */
export function create(
  { offer, ...details }: NewConsignment,
  number: AssignedNumber | null,
  items: ItemNumbersData | null = null,
): ConsignmentEvent[] {
  if (!offer) throw new NoCarrierSelected();

  return [
    { type: 'ConsignmentCreated', data: details },
    offerSelected(offer),
    ...(number ? [connoteAssigned(number)] : []),
    ...(items ? [itemsNumbered(items)] : []),
  ];
}

export interface Amendment {
  readonly content: ConsignmentContent;
  readonly offer: OfferData | null;
  /** False only for a draft that stays one; a consignment never becomes a draft again. */
  readonly isCreated: boolean;
  /** The revision that was edited; null when the caller gave none (GAP-61). */
  readonly revision: number | null;
  readonly number: AssignedNumber | null;
  /** Null if the pieces keep their numbers, or have none. */
  readonly items: ItemNumbersData | null;
}

/**
 * Replaces content and offer; unchanged parts are not recorded.
 * @throws RevisionConflict, NoCarrierSelected and the errors of `assertEditable`
 */
export function amend(consignment: KnownConsignment, amendment: Amendment): ConsignmentEvent[] {
  assertEditable(consignment);
  assertRevision(consignment, amendment.revision);
  if (amendment.isCreated && !amendment.offer) throw new NoCarrierSelected();

  return [
    ...contentChange(consignment, amendment),
    ...selectOffer(consignment, amendment.offer),
    ...assignConnote(consignment, amendment),
    ...numberItems(consignment, amendment),
  ];
}

/** Allows only an edit of the current content; without a revision any. @throws RevisionConflict */
export function assertRevision(
  { contentRevision }: Draft | Open,
  revision: Amendment['revision'],
): void {
  if (revision !== null && revision !== contentRevision) throw new RevisionConflict();
}

/** True when saving with this offer takes a number from its range. */
export function needsNumber(
  { connote }: Pick<ConsignmentSummary, 'connote'>,
  offer: OfferData | null,
): boolean {
  if (!offer || offer.isApiBasedConnote) return false;
  return connote === null || !belongsToOffer(connote, offer);
}

/**
 * Number of pieces to take numbers for from the prefix's item range when saved with this offer; 0 if none are needed.
 */
export function piecesToNumber(
  { itemNumbers }: Pick<ConsignmentSummary, 'itemNumbers'>,
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

/** The part of an offer that identifies a choice. */
type Choice = Pick<OfferData, 'clientCarrierAccountId' | 'carrierServiceTypeId' | 'totalCents'> &
  Partial<Pick<OfferData, 'source'>>;

/** True while the same offer is chosen and nothing that affects its price has changed. */
export function isPriceUnchanged(
  { content: before, offer }: Draft | Open,
  content: ConsignmentContent,
  chosen: Choice,
): boolean {
  const isSameOffer =
    offer?.clientCarrierAccountId === chosen.clientCarrierAccountId &&
    offer.carrierServiceTypeId === chosen.carrierServiceTypeId &&
    offer.totalCents === chosen.totalCents &&
    (chosen.source ?? offer.source) === offer.source;
  return isSameOffer && isSame(priceInputs(before), priceInputs(content));
}

const priceInputs = (content: ConsignmentContent) => ({
  consignmentType: content.consignmentType,
  dispatchDate: content.dispatchDate,
  sender: content.sender,
  receiver: content.receiver,
  items: content.items,
  payerAccount: content.payerAccount,
  isTailgateRequired: content.isTailgateRequired,
});

/** Chooses another offer; a draft can also have none. @throws NoCarrierSelected */
export function selectOffer(
  consignment: Draft | Open,
  offer: OfferData | null,
): ConsignmentEvent[] {
  if (isSame(consignment.offer, offer)) return [];
  if (!offer && consignment.phase !== 'DRAFT') throw new NoCarrierSelected();
  return [offerSelected(offer)];
}

/** Records the connote that the carrier issued when it received the manifest (GAP-22). */
export function assignCarrierConnote(
  { connote }: Manifested,
  connoteNumber: string,
): ConsignmentEvent[] {
  return connote ? [] : [connoteAssigned({ connoteNumber, prefixRangeId: null, number: null })];
}

/**
 * Allows only drafts and open consignments.
 * @throws AlreadyDeleted, NotOpen, or NoCarrierSelected between the two events of a creation
 */
export function assertEditable(consignment: KnownConsignment): asserts consignment is Draft | Open {
  if (consignment.phase === 'DELETED') throw new AlreadyDeleted();
  if (consignment.phase === 'MANIFESTED') throw new NotOpen();
  if (consignment.phase === 'UNPRICED') throw new NoCarrierSelected();
}

function contentChange(
  { id: consignmentId, owner, phase, content: before }: Draft | Open,
  { content, isCreated }: Amendment,
): ConsignmentEvent[] {
  if (phase === 'DRAFT' && isCreated)
    return [{ type: 'ConsignmentCreated', data: { consignmentId, owner, content } }];
  return isSame(before, content) ? [] : [{ type: 'ConsignmentAmended', data: { content } }];
}

function assignConnote(
  consignment: Draft | Open,
  { offer, isCreated, number }: Amendment,
): ConsignmentEvent[] {
  if (!isCreated || !number || !needsNumber(toSummary(consignment), offer)) return [];
  return [connoteAssigned(number)];
}

function numberItems(
  consignment: Draft | Open,
  { isCreated, items }: Amendment,
): ConsignmentEvent[] {
  if (!isCreated || !items || isSame(toSummary(consignment).itemNumbers, items)) return [];
  return [itemsNumbered(items)];
}

const offerSelected = (offer: OfferData | null): ConsignmentEvent => ({
  type: 'OfferSelected',
  data: { offer },
});

const connoteAssigned = (data: AssignedNumber): ConsignmentEvent => ({
  type: 'ConnoteAssigned',
  data,
});

const itemsNumbered = (data: ItemNumbersData): ConsignmentEvent => ({
  type: 'ItemsNumbered',
  data,
});
