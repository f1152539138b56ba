import type { Measures } from '@contracts/rules/measures';

import type { ItemTypeChoice } from './goods.api';
import type { DangerousGoodRow } from './dangerous-good-row';
import type { LengthUnit } from './units';

/** Sides of one piece, in metres. */
export type PieceSides = Pick<Measures, 'length' | 'width' | 'height'>;

/** One item row, as entered. */
export interface ItemRow {
  /** Identifies the row while others are added and removed. */
  readonly key: string;
  readonly itemTypeId: number | null;
  /** Name of the type as loaded with the row: the type itself may have been deleted. */
  readonly itemTypeName: string | null;
  /** Custom item the row was filled from. */
  readonly template: { readonly id: number; readonly name: string } | null;
  readonly quantity: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
  /** Exact sides that the fields were filled from; untouched fields are sent with these values. */
  readonly exact?: PieceSides;
  readonly dangerousGoods: readonly DangerousGoodRow[];
}

export interface ItemRowContext {
  readonly unit: LengthUnit;
  readonly isTailgateRequired: boolean;
  readonly types: readonly ItemTypeChoice[];
}
