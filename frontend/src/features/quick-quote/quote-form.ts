import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request';
import { DEFAULT_ITEM_TYPE } from '@contracts/rules/consignment';
import { validateMeasures } from '@contracts/rules/measures';
import type { AddressView, SuburbView } from '@contracts/views/address.view';

import { newIdempotencyKey } from '../../shared/api/idempotency';
import type { ItemTypeChoice } from '../../shared/goods/goods.api';
import { measuresOf, typedMeasures } from '../../shared/goods/row-measures';
import type { LengthUnit } from '../../shared/goods/units';

/** QUOTE-04: an address of the address book, or only a suburb. */
export interface QuoteRouteEnd {
  readonly kind: 'ADDRESS' | 'SUBURB';
  readonly address: AddressView | null;
  readonly suburb: SuburbView | null;
}

export const measureFields = ['quantity', 'length', 'width', 'height', 'weight'] as const;
export type MeasureField = (typeof measureFields)[number];

/** A line of goods as entered, lengths in the user's unit. */
export interface QuoteLine extends Readonly<Record<MeasureField, string>> {
  readonly key: string;
  readonly itemTypeId: number | null;
}

export interface QuoteForm {
  readonly sender: QuoteRouteEnd;
  readonly delivery: QuoteRouteEnd;
  readonly lines: readonly QuoteLine[];
  /** Type of a delivery suburb; mutually exclusive (QUOTE-05, QUOTE-06). */
  readonly isResidential: boolean;
  readonly isPoBox: boolean;
  readonly isTailgateRequired: boolean;
  readonly authorityToLeave: boolean;
}

const noPlace: QuoteRouteEnd = { kind: 'SUBURB', address: null, suburb: null };

export const newLine = (types: readonly ItemTypeChoice[]): QuoteLine => ({
  key: newIdempotencyKey(),
  itemTypeId: (types.find(({ type }) => type === DEFAULT_ITEM_TYPE) ?? types[0])?.id ?? null,
  quantity: '1',
  length: '',
  width: '',
  height: '',
  weight: '',
});

/** Sets the item type of a line; a fixed-size type sets its dimensions (CON-107). */
export function ofType(line: QuoteLine, type: ItemTypeChoice, unit: LengthUnit): QuoteLine {
  const fixed = type.isMutable ? undefined : type.itemTemplate?.[0];
  return { ...line, itemTypeId: type.id, ...(fixed && typedMeasures(fixed, unit)) };
}

/** Begins at the client's default address, as the form of a consignment does. */
export const emptyQuoteForm = ({ types, home }: QuoteContext): QuoteForm => ({
  sender: home ? { kind: 'ADDRESS', address: home, suburb: null } : noPlace,
  delivery: noPlace,
  lines: [newLine(types)],
  isResidential: false,
  isPoBox: false,
  isTailgateRequired: false,
  authorityToLeave: false,
});

const suburbOf = ({ kind, address, suburb }: QuoteRouteEnd): SuburbView | null =>
  kind === 'ADDRESS' ? (address?.suburb ?? null) : suburb;

export interface QuoteContext {
  readonly clientId: number;
  readonly types: readonly ItemTypeChoice[];
  readonly unit: LengthUnit;
  /** The client's default address; null without one. */
  readonly home: AddressView | null;
}

/** Fields of a line that are missing or out of range. */
export function lineErrors(
  line: QuoteLine,
  { isTailgateRequired }: Pick<QuoteForm, 'isTailgateRequired'>,
  { types, unit }: QuoteContext,
): MeasureField[] {
  const isFixedSize = types.find(({ id }) => id === line.itemTypeId)?.isMutable === false;
  return validateMeasures(measuresOf(line, unit), { isTailgateRequired, isFixedSize }).map(
    ({ measure }) => measure,
  );
}

/** Request for offers; null until both addresses and every line are complete (QUOTE-02, QUOTE-03). */
export function quoteRequest(form: QuoteForm, context: QuoteContext): QuoteOffersRequest | null {
  const { sender, delivery, lines } = form;
  const isComplete =
    suburbOf(sender) !== null &&
    suburbOf(delivery) !== null &&
    lines.length > 0 &&
    lines.every((line) => lineErrors(line, form, context).length === 0);
  if (!isComplete) return null;

  const isSuburbOnly = delivery.kind === 'SUBURB';
  return {
    clientId: context.clientId,
    consignmentType: 'QUOTE',
    isResidential: isSuburbOnly && form.isResidential,
    isPoBox: isSuburbOnly && form.isPoBox,
    offer: {
      ...endOf('sender', sender),
      ...endOf('delivery', delivery),
      items: lines.map((line) => ({
        ...measuresOf(line, context.unit),
        itemTypeId: line.itemTypeId,
      })),
      isTailgateRequired: form.isTailgateRequired,
      authorityToLeave: form.authorityToLeave,
    },
  };
}

function endOf(end: 'sender' | 'delivery', { kind, address, suburb }: QuoteRouteEnd) {
  if (kind === 'ADDRESS')
    return { [`${end}AddressId`]: address?.id, [`${end}Address`]: { id: address?.id } };
  return { [`${end}Address`]: { suburb: suburb && { id: suburb.id } } };
}
