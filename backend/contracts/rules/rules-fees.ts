import { rulesFeesTexts as texts } from '../texts/rules-fees.js';

/** Sections of the form that are valid or not as a whole (RULES-37). */
export type RulesSection = 'Tailgate' | 'Residential' | 'Oversize' | 'Manual Handling';

export interface WrongRule {
  readonly section: RulesSection;
  readonly path: string;
  readonly message: string;
}

/** A record by the names of its fields; null, absent and empty all mean blank. */
export type RulesFields = Readonly<Record<string, unknown>>;

const tiers = [1, 2, 3, 4, 5] as const;

/** What the groups of a Rules & Fees record lack (RULES-41 to RULES-51); empty when nothing. */
export function wrongRules(fields: RulesFields): WrongRule[] {
  return [
    ...wrongTailgate(fields),
    ...wrongResidential(fields),
    ...wrongTiers(fields, 'oversize', ['Size', 'Format', 'Fee']),
    ...wrongTiers(fields, 'oversizeWeight', ['Size', 'Format', 'Fee', 'ChargeableFormat']),
    ...wrongManualHandling(fields),
  ];
}

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

const wrong = (section: RulesSection, path: string, message: string): WrongRule => ({
  section,
  path,
  message,
});

/** All of them, or none: answers those that are blank. */
function missingOf(fields: RulesFields, names: readonly string[]): string[] {
  const blank = names.filter((name) => !isFilled(fields[name]));
  return blank.length === names.length ? [] : blank;
}

const wrongTailgate = (fields: RulesFields): WrongRule[] =>
  missingOf(fields, ['tailgateMaxKg', 'tailgateFeePer', 'tailgateFeeFormat', 'tailgateFee']).map(
    (path) => wrong('Tailgate', path, texts.tailgate),
  );

const wrongResidential = (fields: RulesFields): WrongRule[] =>
  missingOf(fields, ['residentialAddressMaxKg', 'residentialAddressOverweightFee']).map((path) =>
    wrong('Residential', path, texts.residential),
  );

/** RULES-47 to RULES-50 */
function wrongTiers(
  fields: RulesFields,
  group: 'oversize' | 'oversizeWeight',
  parts: readonly string[],
): WrongRule[] {
  const names = tiers.map((tier) => parts.map((part) => `${group}Cat${tier}${part}`));
  const incomplete = names.flatMap((tier) => missingOf(fields, tier));
  const hasTier = names.flat().some((name) => isFilled(fields[name]));
  const path = `${group}ChargePer`;
  const chargePer = fields[path];
  const isChargePerMissing = hasTier && !isFilled(chargePer);
  const isChargePerAlone = !hasTier && isFilled(chargePer) && chargePer !== 'exempt';
  return [
    ...incomplete.map((name) => wrong('Oversize', name, texts.tier)),
    ...(isChargePerMissing ? [wrong('Oversize', path, texts.chargePerNeeded)] : []),
    ...(isChargePerAlone ? [wrong('Oversize', path, texts.chargePerAlone)] : []),
  ];
}

const dimensions = ['manualHandlingMaxL', 'manualHandlingMaxW', 'manualHandlingMaxH'] as const;

function wrongManualHandling(fields: RulesFields): WrongRule[] {
  const filled = dimensions.filter((name) => isFilled(fields[name]));
  const hasTrigger = filled.length > 0 || isKgRange(fields) === 'valid';
  const hasChargePer = isFilled(fields['manualHandlingChargePer']);
  const isChargeAlone = isFilled(fields['manualHandlingCharge']) && !(hasChargePer && hasTrigger);
  const section = 'Manual Handling';
  return [
    ...filled
      .filter((name) => Number(fields[name]) <= 0)
      .map((name) => wrong(section, name, texts.dimension)),
    ...(isKgRange(fields) === 'wrong'
      ? [wrong(section, 'manualHandlingMaxKg', texts.kgRange)]
      : []),
    ...(hasTrigger && !hasChargePer
      ? [wrong(section, 'manualHandlingChargePer', texts.chargePerNeeded)]
      : []),
    ...(isChargeAlone ? [wrong(section, 'manualHandlingCharge', texts.chargeAlone)] : []),
  ];
}

/** GAP-66: an empty range is fine. */
function isKgRange({
  manualHandlingMinKg: min,
  manualHandlingMaxKg: max,
}: RulesFields): 'empty' | 'valid' | 'wrong' {
  if (!isFilled(min) && !isFilled(max)) return 'empty';
  return isFilled(min) && isFilled(max) && Number(max) > Number(min) ? 'valid' : 'wrong';
}
