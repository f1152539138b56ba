import { isSubRisk } from '@contracts/rules/dangerous-goods';
import { numberOf } from '@contracts/rules/typed-number';
import { itemTexts } from '@contracts/texts/items';
import type { DangerousGoodView } from '@contracts/views/item.view';
import type { UnVariantView } from '@contracts/views/un-number.view';

import { newIdempotencyKey } from '../api/idempotency';

/** One dangerous good of a line as it is typed. */
export interface DangerousGoodRow {
  readonly key: string;
  readonly unNumber: string;
  /** What the list says about the number; null until it was found. */
  readonly entry: Omit<UnVariantView, 'subRisk'> | null;
  readonly subRisk: string;
  readonly packingGroup: string;
  /** Drum, carton, IBC: may stay empty (GAP-77). */
  readonly packageDescription: string;
  readonly commonName: string;
  /** Kilograms or litres of the whole line. */
  readonly weight: string;
  readonly type: DangerousGoodView['type'];
}

export type DangerousGoodField = 'details' | 'subRisk' | 'packingGroup' | 'weight';
export type DangerousGoodMessages = Partial<Record<DangerousGoodField, string>>;

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

/** What the list knows fills the fields; a name that somebody typed stays. */
export const withEntry = (good: DangerousGoodRow, entry: UnVariantView): DangerousGoodRow => ({
  ...good,
  entry,
  subRisk: entry.subRisk,
  packingGroup: entry.typeOfPackaging,
  commonName: good.commonName || entry.shippingName,
});

/** Another number is looked for: nothing of the entry before may stay (CON-121), only a name of the user's own. */
export const withoutEntry = (good: DangerousGoodRow, unNumber: string): DangerousGoodRow => {
  if (good.entry === null) return { ...good, unNumber };
  const isOwnName = good.commonName !== good.entry.shippingName;
  const commonName = isOwnName ? good.commonName : '';
  return { ...good, unNumber, entry: null, subRisk: '', packingGroup: '', commonName };
};

export const toDangerousGoodRow = (good: DangerousGoodView, index: number): DangerousGoodRow => ({
  key: String(index),
  unNumber: String(good.unNumber.id),
  entry: good.unNumber,
  subRisk: good.subRisk,
  packingGroup: good.typeOfPackaging,
  packageDescription: good.packageDescription,
  commonName: good.commonName,
  weight: String(good.weight),
  type: good.type,
});

/** As the server takes it. */
export const toDangerousGood = (good: DangerousGoodRow): DangerousGoodView => ({
  unNumber: {
    id: good.entry?.id ?? 0,
    hazardClass: good.entry?.hazardClass ?? '',
    shippingName: good.entry?.shippingName ?? '',
    typeOfPackaging: good.entry?.typeOfPackaging ?? '',
  },
  subRisk: good.subRisk.trim(),
  typeOfPackaging: good.packingGroup.trim(),
  packageDescription: good.packageDescription.trim(),
  weight: numberOf(good.weight) || 0,
  commonName: good.commonName.trim(),
  type: good.type,
});

/** CON-114 to CON-118; the weight of the line is that of all its pieces. */
export function dangerousGoodMessages(
  good: DangerousGoodRow,
  lineWeight: number,
): DangerousGoodMessages {
  const { entry, subRisk, packingGroup, commonName, weight } = good;
  const isTyped = [subRisk, commonName, weight].every((text) => text.trim() !== '');
  const isWeight = numberOf(weight) > 0;
  return {
    ...((entry === null || !isTyped || !isWeight) && {
      details: itemTexts.dangerousGoodsIncomplete,
    }),
    ...(subRisk.trim() !== '' && !isSubRisk(subRisk.trim()) && { subRisk: itemTexts.subRisk }),
    ...(packingGroup.trim() === '' && { packingGroup: itemTexts.packagingGroup }),
    ...(numberOf(weight) > lineWeight && { weight: itemTexts.dangerousGoodsTooHeavy }),
  };
}

export const areValidGoods = (goods: readonly DangerousGoodRow[], lineWeight: number): boolean =>
  goods.every((good) => Object.keys(dangerousGoodMessages(good, lineWeight)).length === 0);
