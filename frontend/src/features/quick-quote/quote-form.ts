import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request';
import { DEFAULT_ITEM_TYPE } from '@contracts/rules/consignment';
import { measureFaults } from '@contracts/rules/measures';
import type { AddressView, SuburbView } from '@contracts/views/address.view';

import { newIdempotencyKey } from '../../shared/api/idempotency';
import type { ItemTypeChoice } from '../../shared/goods/goods.api';
import { measuresOf, typedMeasures } from '../../shared/goods/row-measures';
import type { LengthUnit } from '../../shared/goods/units';

/** QUOTE-04: an address of the book, or only a suburb. */
export interface QuotePlace {
  readonly kind: 'ADDRESS' | 'SUBURB';
  readonly address: AddressView | null;
  readonly suburb: SuburbView | null;
}

export const measureFields = ['quantity', 'length', 'width', 'height', 'weight'] as const;
export type MeasureField = (typeof measureFields)[number];

/** A line of goods as it is typed, lengths in the user's unit. */
export interface QuoteLine extends Readonly<Record<MeasureField, string>> {
  readonly key: string;
  readonly itemTypeId: number | null;
}

export interface QuoteForm {
  readonly sender: QuotePlace;
  readonly delivery: QuotePlace;
  readonly lines: readonly QuoteLine[];
  /** Kind of a delivery suburb; one shuts out the other (QUOTE-05, QUOTE-06). */
  readonly isResidential: boolean;
  readonly isPoBox: boolean;
  readonly isTailgateRequired: boolean;
  readonly authorityToLeave: boolean;
}

const noPlace: QuotePlace = { kind: 'SUBURB', address: null, suburb: null };

export const newLine = (types: readonly ItemTypeChoice[]): QuoteLine => ({
  key: newIdempotencyKey(),
  itemTypeId: (types.find(({ type }) => type === DEFAULT_ITEM_TYPE) ?? types[0])?.id ?? null,
  quantity: '1',
  length: '',
  width: '',
  height: '',
  weight: '',
});

/** The line as goods of a type; one of a fixed size brings its measures (CON-107). */
export function ofType(line: QuoteLine, type: ItemTypeChoice, unit: LengthUnit): QuoteLine {
  const fixed = type.isMutable ? undefined : type.itemTemplate?.[0];
  return { ...line, itemTypeId: type.id, ...(fixed && typedMeasures(fixed, unit)) };
}

export const emptyQuoteForm = (types: readonly ItemTypeChoice[]): QuoteForm => ({
  sender: noPlace,
  delivery: noPlace,
  lines: [newLine(types)],
  isResidential: false,
  isPoBox: false,
  isTailgateRequired: false,
  authorityToLeave: false,
});

const suburbOf = ({ kind, address, suburb }: QuotePlace): SuburbView | null =>
  kind === 'ADDRESS' ? (address?.suburb ?? null) : suburb;

export interface QuoteContext {
  readonly clientId: number;
  readonly types: readonly ItemTypeChoice[];
  readonly unit: LengthUnit;
}

/** The fields of a line that are missing or out of range. */
export function lineFaults(
  line: QuoteLine,
  { isTailgateRequired }: Pick<QuoteForm, 'isTailgateRequired'>,
  { types, unit }: QuoteContext,
): MeasureField[] {
  const isFixedSize = types.find(({ id }) => id === line.itemTypeId)?.isMutable === false;
  return measureFaults(measuresOf(line, unit), { isTailgateRequired, isFixedSize }).map(
    ({ measure }) => measure,
  );
}

/** What offers are asked with; null until both ends and every line are complete (QUOTE-02, QUOTE-03). */
export function quoteRequest(form: QuoteForm, context: QuoteContext): QuoteOffersRequest | null {
  const { sender, delivery, lines } = form;
  const isComplete =
    suburbOf(sender) !== null &&
    suburbOf(delivery) !== null &&
    lines.length > 0 &&
    lines.every((line) => lineFaults(line, form, context).length === 0);
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

function endOf(end: 'sender' | 'delivery', { kind, address, suburb }: QuotePlace) {
  if (kind === 'ADDRESS')
    return { [`${end}AddressId`]: address?.id, [`${end}Address`]: { id: address?.id } };
  return { [`${end}Address`]: { suburb: suburb && { id: suburb.id } } };
}
