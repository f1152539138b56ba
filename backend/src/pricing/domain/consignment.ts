import type { Decimal } from 'decimal.js';

import type { AddressClass } from '@contracts/rules/address.js';
import {
  type ConsignmentType,
  DEFAULT_ITEM_TYPE as CARTON,
  MIN_LINE_VOLUME_M3,
  PALLET_ITEM_TYPE as PALLET,
} from '@contracts/rules/consignment.js';

import { decimal, max, sumOf } from './decimals.js';

/** Sizes in metres and weight in kilograms, per piece; a dangerous goods weight is for the whole line. */
export interface ItemInput {
  readonly itemType: string;
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
  readonly dangerousGoods: readonly { readonly weight: number }[];
}

interface ConsignmentInput {
  readonly consignmentType: ConsignmentType;
  readonly senderAddressClass: AddressClass;
  readonly deliveryAddressClass: AddressClass;
  readonly isTailgateRequired: boolean;
  readonly items: readonly ItemInput[];
}

/** One line of items, in exact decimals. */
export interface Line {
  readonly isCarton: boolean;
  readonly isPallet: boolean;
  readonly quantity: number;
  readonly length: Decimal;
  readonly width: Decimal;
  readonly height: Decimal;
  readonly longestSide: Decimal;
  readonly weight: Decimal;
  /** Per piece, m3. */
  readonly pieceVolume: Decimal;
  /** For the line, m3, at least the minimum volume of a line. */
  readonly volume: Decimal;
  readonly dangerousGoods: readonly Decimal[];
}

/** A consignment with exact decimals, as the pricing functions need it. */
export interface PricedConsignment extends Omit<ConsignmentInput, 'items'> {
  readonly lines: readonly Line[];
  readonly pieces: number;
  readonly deadWeight: Decimal;
  readonly volume: Decimal;
  readonly hasDangerousGoods: boolean;
}

/** Converts the numbers once, so that many services can be priced for the same items. */
export function prepareConsignment({ items, ...consignment }: ConsignmentInput): PricedConsignment {
  const lines = items.map(toLine);
  return {
    ...consignment,
    lines,
    pieces: countPieces(lines),
    deadWeight: sumOf(lines, ({ weight, quantity }) => weight.times(quantity)),
    volume: sumOf(lines, ({ volume }) => volume),
    hasDangerousGoods: lines.some(({ dangerousGoods }) => dangerousGoods.length > 0),
  };
}

export const countPieces = (lines: readonly Pick<Line, 'quantity'>[]): number =>
  lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

function toLine(item: ItemInput): Line {
  const [length, width, height] = [decimal(item.length), decimal(item.width), decimal(item.height)];
  const pieceVolume = length.times(width).times(height);
  return {
    isCarton: isType(item, CARTON),
    isPallet: isType(item, PALLET),
    quantity: item.quantity,
    length,
    width,
    height,
    longestSide: max(length, width, height),
    weight: decimal(item.weight),
    pieceVolume,
    volume: max(MIN_LINE_VOLUME_M3, pieceVolume.times(item.quantity)),
    dangerousGoods: item.dangerousGoods.map(({ weight }) => decimal(weight)),
  };
}

const isType = ({ itemType }: ItemInput, type: string): boolean =>
  itemType.toLowerCase() === type.toLowerCase();

/** True if the driver calls at a home: for the delivery, or for the pickup of a return. */
export const isResidential = ({
  consignmentType,
  senderAddressClass,
  deliveryAddressClass,
}: PricedConsignment): boolean =>
  deliveryAddressClass === 'RESIDENTIAL' ||
  (consignmentType === 'RETURN' && senderAddressClass === 'RESIDENTIAL');
