import type { ItemTypeChoice } from './goods.api';
import type { DangerousGoodRow } from './dangerous-good-row';
import type { LengthUnit } from './units';

/** A line of goods as it is typed. */
export interface ItemRow {
  /** Tells rows apart while others come and go. */
  readonly key: string;
  readonly itemTypeId: number | null;
  /** The type's name as the line came with it: the type itself may be gone. */
  readonly itemTypeName: string | null;
  /** The custom item the line was filled from. */
  readonly template: { readonly id: number; readonly name: string } | null;
  readonly quantity: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
  readonly dangerousGoods: readonly DangerousGoodRow[];
}

export interface RowCircumstances {
  readonly unit: LengthUnit;
  readonly isTailgateRequired: boolean;
  readonly types: readonly ItemTypeChoice[];
}
