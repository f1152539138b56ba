import type { DangerousGoodData, ItemData } from '@contracts/events/consignment.events.js';
import { packingGroupsOf, toPackingGroup } from '@contracts/rules/packing-group.js';
import { isSubRisk } from '@contracts/rules/sub-risk.js';
import { itemTexts } from '@contracts/texts/spec/items.js';
import type { UnVariantView } from '@contracts/views/un-number.view.js';

import type { ContentIssue } from '../consignment.errors.js';

/** Entries of the dangerous goods list, by UN number. */
export type GoodsList = ReadonlyMap<number, readonly UnVariantView[]>;

/**
 * Takes class and name from the list, whatever was entered: from the entry with that name and class, else from one with
 * that packing group, else from the number's first. A number that is not in the list stays as entered.
 */
export function withListedNames(good: DangerousGoodData, list: GoodsList): DangerousGoodData {
  const entries = list.get(good.unNumber) ?? [];
  const packingGroup = toPackingGroup(good.packingGroup);
  const entry =
    entries.find((entry) => hasSameNameAndClass(entry, good)) ??
    entries.find(({ typeOfPackaging }) => typeOfPackaging === packingGroup) ??
    entries[0];
  if (!entry) return { ...good, packingGroup };
  const { hazardClass, shippingName } = entry;
  return { ...good, packingGroup, hazardClass, shippingName };
}

const hasSameNameAndClass = (entry: UnVariantView, good: DangerousGoodData): boolean =>
  entry.shippingName === good.shippingName && entry.hazardClass === good.hazardClass;

/** CON-114 to CON-118, for one line: goods must be complete and listed, and together not heavier than the line. */
export function dangerousGoodsIssues(
  { dangerousGoods, weight, quantity }: ItemData,
  list: GoodsList,
  itemPath: string,
): ContentIssue[] {
  let lineWeight = weight * quantity;
  return dangerousGoods.flatMap((good, index) => {
    const message = goodIssue(good, lineWeight, list.get(good.unNumber) ?? []);
    lineWeight -= good.weight;
    return message ? [{ path: `${itemPath}.dangerousGoods.${index}`, message }] : [];
  });
}

/** Tolerance when weights are compared: subtracting decimals leaves binary rounding errors. */
const MILLIGRAM = 0.000_001;

function goodIssue(
  good: DangerousGoodData,
  weightLeft: number,
  entries: readonly UnVariantView[],
): string | null {
  const { unNumber, weight, subRisk, commonName, packingGroup } = good;
  if (unNumber < 1) return itemTexts.dangerousGoodsIncomplete;
  if (entries.length === 0) return itemTexts.unNumberNotFound;
  if (weight <= 0 || subRisk === '' || commonName === '') return itemTexts.dangerousGoodsIncomplete;
  if (!isSubRisk(subRisk)) return itemTexts.subRisk;
  if (!packingGroupsOf(entries).includes(packingGroup)) return itemTexts.packagingGroup;
  if (weight > weightLeft + MILLIGRAM) return itemTexts.dangerousGoodsTooHeavy;
  return null;
}
