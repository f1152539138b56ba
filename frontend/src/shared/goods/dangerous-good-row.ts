import { parseNumber } from '@contracts/rules/parse-number';
import { isPackingGroup, toPackingGroup } from '@contracts/rules/packing-group';
import { isSubRisk } from '@contracts/rules/sub-risk';
import { itemTexts } from '@contracts/texts/spec/items';
import type { DangerousGoodView } from '@contracts/views/item.view';
import type { UnVariantView } from '@contracts/views/un-number.view';

import { newIdempotencyKey } from '../api/idempotency';

/** One dangerous good of an item row, as entered. */
export interface DangerousGoodRow {
  readonly key: string;
  readonly unNumber: string;
  /** Entry found for the UN number; null until then. */
  readonly entry: Omit<UnVariantView, 'subRisk'> | null;
  readonly subRisk: string;
  readonly packingGroup: string;
  /** Drum, carton, IBC: optional (GAP-77). */
  readonly packageDescription: string;
  readonly commonName: string;
  /** Kilograms or litres for the whole line. */
  readonly weight: string;
  readonly type: DangerousGoodView['type'];
}

export type DangerousGoodField = 'details' | 'subRisk' | 'packingGroup' | 'weight';
export type DangerousGoodErrors = Partial<Record<DangerousGoodField, string>>;

export const newDangerousGood = (): DangerousGoodRow => ({
  key: newIdempotencyKey(),
  unNumber: '',
  entry: null,
  subRisk: '',
  packingGroup: '',
  packageDescription: '',
  commonName: '',
  weight: '',
  type: 'PACKAGED',
});

/** Fills the fields from the entry; a name entered by the user is kept. */
export const withEntry = (good: DangerousGoodRow, entry: UnVariantView): DangerousGoodRow => ({
  ...good,
  entry,
  subRisk: entry.subRisk,
  packingGroup: entry.typeOfPackaging,
  commonName: good.commonName || entry.shippingName,
});

/** Clears the fields of the previous entry (CON-121), except a name entered by the user. */
export const withoutEntry = (good: DangerousGoodRow, unNumber: string): DangerousGoodRow => {
  if (good.entry === null) return { ...good, unNumber };
  const isOwnName = good.commonName !== good.entry.shippingName;
  const commonName = isOwnName ? good.commonName : '';
  return { ...good, unNumber, entry: null, subRisk: '', packingGroup: '', commonName };
};

export const toDangerousGoodRow = (good: DangerousGoodView, index: number): DangerousGoodRow => ({
  key: String(index),
  unNumber: good.unNumber.id ? String(good.unNumber.id) : '',
  entry: good.unNumber.shippingName ? good.unNumber : null,
  subRisk: good.subRisk,
  packingGroup: good.typeOfPackaging,
  packageDescription: good.packageDescription,
  commonName: good.commonName,
  weight: good.weight ? String(good.weight) : '',
  type: good.type,
});

const listedFields = ({ entry, unNumber }: DangerousGoodRow): DangerousGoodView['unNumber'] => ({
  id: entry?.id ?? (Number.parseInt(unNumber, 10) || 0),
  hazardClass: entry?.hazardClass ?? '',
  shippingName: entry?.shippingName ?? '',
  typeOfPackaging: entry?.typeOfPackaging ?? '',
});

/** Maps to the request. */
export const toDangerousGood = (good: DangerousGoodRow): DangerousGoodView => ({
  unNumber: listedFields(good),
  subRisk: good.subRisk.trim(),
  typeOfPackaging: toPackingGroup(good.packingGroup),
  packageDescription: good.packageDescription.trim(),
  weight: parseNumber(good.weight) || 0,
  commonName: good.commonName.trim(),
  type: good.type,
});

/** Tolerance: differences of typed weights are not exact. */
const MILLIGRAM = 0.000_001;

/** CON-114 to CON-118; `lineWeight` is the weight of the line left by the goods before this one. */
export function validateDangerousGood(
  good: DangerousGoodRow,
  lineWeight: number,
): DangerousGoodErrors {
  const { entry, subRisk, packingGroup, commonName, weight } = good;
  const isTyped = [subRisk, commonName, weight].every((text) => text.trim() !== '');
  const isWeight = parseNumber(weight) > 0;
  return {
    ...((entry === null || !isTyped || !isWeight) && {
      details: itemTexts.dangerousGoodsIncomplete,
    }),
    ...(subRisk.trim() !== '' && !isSubRisk(subRisk.trim()) && { subRisk: itemTexts.subRisk }),
    ...(!isPackingGroup(packingGroup) && { packingGroup: itemTexts.packagingGroup }),
    ...(parseNumber(weight) > lineWeight + MILLIGRAM && {
      weight: itemTexts.dangerousGoodsTooHeavy,
    }),
  };
}

/** Weight of a line minus the goods before this one: together they must not be heavier than the line (CON-117). */
export const weightLeftFor = (
  goods: readonly DangerousGoodRow[],
  index: number,
  lineWeight: number,
): number =>
  goods.slice(0, index).reduce((left, { weight }) => left - (parseNumber(weight) || 0), lineWeight);

export const areGoodsValid = (goods: readonly DangerousGoodRow[], lineWeight: number): boolean =>
  goods.every((good, index) => {
    const left = weightLeftFor(goods, index, lineWeight);
    return Object.keys(validateDangerousGood(good, left)).length === 0;
  });
