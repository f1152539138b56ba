import { rulesFeesTexts as texts } from '../texts/spec/rules-fees.js';

/** Sections of the form that are validated as a whole (RULES-37). */
export type RulesSection = 'Tailgate' | 'Residential' | 'Oversize' | 'Manual Handling';

export interface RuleError {
  readonly section: RulesSection;
  readonly path: string;
  readonly message: string;
}

/** A record by field name; null, absent and empty all mean blank. */
export type RulesFields = Readonly<Record<string, unknown>>;

const tiers = [1, 2, 3, 4, 5] as const;

/**
 * Returns the errors of each group of a Rules & Fees record: missing fields, and values out of range (RULES-41 to
 * RULES-51); an empty list means valid.
 */
export function validateRules(fields: RulesFields): RuleError[] {
  return [
    ...validateTailgate(fields),
    ...validateResidential(fields),
    ...validateTiers(fields, 'oversize', ['Size', 'Format', 'Fee']),
    ...validateTiers(fields, 'oversizeWeight', ['Size', 'Format', 'Fee', 'ChargeableFormat']),
    ...validateManualHandling(fields),
  ];
}

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

const wrong = (section: RulesSection, path: string, message: string): RuleError => ({
  section,
  path,
  message,
});

/** Returns the blank fields of a group that must be complete or empty. */
function missingFields(fields: RulesFields, names: readonly string[]): string[] {
  const blank = names.filter((name) => !isFilled(fields[name]));
  return blank.length === names.length ? [] : blank;
}

const validateTailgate = (fields: RulesFields): RuleError[] =>
  missingFields(fields, [
    'tailgateMaxKg',
    'tailgateFeePer',
    'tailgateFeeFormat',
    'tailgateFee',
  ]).map((path) => wrong('Tailgate', path, texts.tailgate));

const validateResidential = (fields: RulesFields): RuleError[] =>
  missingFields(fields, ['residentialAddressMaxKg', 'residentialAddressOverweightFee']).map(
    (path) => wrong('Residential', path, texts.residential),
  );

/** RULES-47 to RULES-50 */
function validateTiers(
  fields: RulesFields,
  group: 'oversize' | 'oversizeWeight',
  parts: readonly string[],
): RuleError[] {
  const names = tiers.map((tier) => parts.map((part) => `${group}Cat${tier}${part}`));
  const incomplete = names.flatMap((tier) => missingFields(fields, tier));
  const hasTier = names.flat().some((name) => isFilled(fields[name]));
  const path = `${group}ChargePer`;
  const chargePer = fields[path];
  const isChargePerMissing = hasTier && !isFilled(chargePer);
  const hasOnlyChargePer = !hasTier && isFilled(chargePer) && chargePer !== 'exempt';
  return [
    ...incomplete.map((name) => wrong('Oversize', name, texts.tier)),
    ...(isChargePerMissing ? [wrong('Oversize', path, texts.chargePerNeeded)] : []),
    ...(hasOnlyChargePer ? [wrong('Oversize', path, texts.chargePerAlone)] : []),
  ];
}

const dimensions = ['manualHandlingMaxL', 'manualHandlingMaxW', 'manualHandlingMaxH'] as const;

function validateManualHandling(fields: RulesFields): RuleError[] {
  const filled = dimensions.filter((name) => isFilled(fields[name]));
  const hasTrigger = filled.length > 0 || isKgRange(fields) === 'valid';
  const hasChargePer = isFilled(fields['manualHandlingChargePer']);
  const hasOnlyCharge = isFilled(fields['manualHandlingCharge']) && !(hasChargePer && hasTrigger);
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
    ...(hasOnlyCharge ? [wrong(section, 'manualHandlingCharge', texts.chargeAlone)] : []),
  ];
}

/** GAP-66: an empty range is allowed. */
function isKgRange({
  manualHandlingMinKg: min,
  manualHandlingMaxKg: max,
}: RulesFields): 'empty' | 'valid' | 'wrong' {
  if (!isFilled(min) && !isFilled(max)) return 'empty';
  return isFilled(min) && isFilled(max) && Number(max) > Number(min) ? 'valid' : 'wrong';
}
