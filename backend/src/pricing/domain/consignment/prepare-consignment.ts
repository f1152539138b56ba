import type { AddressClass } from '@contracts/rules/address.js';
import {
  DEFAULT_ITEM_TYPE as CARTON,
  MINIMUM_VOLUME,
  PALLET_ITEM_TYPE as PALLET,
  type ConsignmentType,
} from '@contracts/rules/consignment.js';
import type { Decimal } from 'decimal.js';

import { decimal, largest, sumOf } from '../decimals.js';

/** Sizes in metres and weight in kilograms, of one piece; a dangerous goods weight is of the whole line. */
export interface ItemInput {
  readonly itemType: string;
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
  readonly dangerousGoods: readonly { readonly weight: number }[];
}

export interface ConsignmentInput {
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
  /** Of one piece, m3. */
  readonly pieceVolume: Decimal;
  /** Of the line, m3, never below the least volume a line counts for. */
  readonly volume: Decimal;
  readonly dangerousGoods: readonly Decimal[];
}

/** A consignment as the engine sees it. */
export interface PricedConsignment extends Omit<ConsignmentInput, 'items'> {
  readonly lines: readonly Line[];
  readonly pieces: number;
  readonly deadWeight: Decimal;
  readonly volume: Decimal;
  readonly hasDangerousGoods: boolean;
}

/** Reads the numbers once, so that many services can be priced from the same goods. */
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
    longestSide: largest(length, width, height),
    weight: decimal(item.weight),
    pieceVolume,
    volume: largest(MINIMUM_VOLUME, pieceVolume.times(item.quantity)),
    dangerousGoods: item.dangerousGoods.map(({ weight }) => decimal(weight)),
  };
}

const isType = ({ itemType }: ItemInput, type: string): boolean =>
  itemType.toLowerCase() === type.toLowerCase();
