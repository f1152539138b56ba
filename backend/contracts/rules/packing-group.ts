import type { UnVariantView } from '../views/un-number.view.js';

const NO_GROUP = 'N/A';

/** Packing groups allowed for a UN number, as listed: I, II, III or N/A (GAP-77). */
export const packingGroupsOf = (entries: readonly UnVariantView[]): string[] => [
  ...new Set(entries.map(({ typeOfPackaging }) => typeOfPackaging)),
];

/**
 * Normalises a packing group to the list's spelling: "ii" is II; "na", "none" and "-" are N/A. Any other text is only
 * trimmed and converted to upper case.
 */
export function toPackingGroup(typed: string): string {
  const text = typed.trim().toUpperCase();
  return ['N/A', 'NA', 'NONE', '-'].includes(text) ? NO_GROUP : text;
}

/** All packing groups. */
export const packingGroups = ['I', 'II', 'III', NO_GROUP] as const;

export const isPackingGroup = (typed: string): boolean =>
  packingGroups.some((group) => group === toPackingGroup(typed));
