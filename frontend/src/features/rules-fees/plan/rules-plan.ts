import { appRulesTexts } from '@contracts/texts/app/rules-fees';

import { enabledChoices, formatChoices, overchargeChoices, perChoices } from './rules-choices';
import type { FieldGroup, RulesChoice, RulesField, SectionPlan } from './rules-plan.types';
import { palletTable, sizeTiers, weightTiers } from './rules-tables';

const { fields: texts } = appRulesTexts;

type LabelKey = keyof typeof texts;

/** A field with its own label; limits of pieces have the same labels in several sections. */
const amount = (name: LabelKey): RulesField => limit(name, name);

const limit = (name: string, label: LabelKey): RulesField => ({ name, label: texts[label] });

const choice = (name: LabelKey, choices: readonly RulesChoice[]): RulesField => ({
  name,
  label: texts[name],
  choices,
});

const fields = (...all: readonly RulesField[]): FieldGroup => ({ kind: 'fields', fields: all });

/** Limits of one piece, in specified order. */
const pieceLimits = (group: string): readonly RulesField[] => [
  limit(`${group}MaxH`, 'maxHeight'),
  limit(`${group}MaxW`, 'maxWidth'),
  limit(`${group}MaxL`, 'maxLength'),
  limit(`${group}MaxKg`, 'maxWeight'),
  limit(`${group}MaxVol`, 'maxVolume'),
];

/** RULES-03 to RULES-10: sections with their fields (RULES-16 to RULES-29). */
export const rulesPlan: readonly SectionPlan[] = [
  {
    id: 'generic',
    groups: [
      fields(
        amount('fuelCharge'),
        amount('kgCubic'),
        amount('securitySurcharge'),
        amount('dgFee'),
        choice('dgFeeFormat', formatChoices),
        amount('dgMaxAllowed'),
        choice('dgMaxAllowedPer', perChoices),
        amount('consignmentMaxVol'),
        amount('itemMaxAllowedPerConsignment'),
      ),
    ],
  },
  {
    id: 'carton',
    groups: [
      fields(
        amount('cartonCubic'),
        amount('cartonAverageWeight'),
        amount('cartonAverageLength'),
        ...pieceLimits('carton'),
      ),
    ],
  },
  {
    id: 'pallet',
    groups: [palletTable, fields(choice('palletOvercharge', overchargeChoices))],
  },
  { id: 'kg', groups: [fields(...pieceLimits('kg'))] },
  {
    id: 'tailgate',
    validatedAs: 'Tailgate',
    groups: [
      fields(
        amount('tailgateMaxKg'),
        choice('tailgateFeePer', perChoices),
        choice('tailgateFeeFormat', formatChoices),
        amount('tailgateFee'),
      ),
    ],
  },
  {
    id: 'manualHandling',
    validatedAs: 'Manual Handling',
    groups: [
      fields(
        amount('manualHandlingMinKg'),
        amount('manualHandlingMaxKg'),
        limit('manualHandlingMaxL', 'maxLength'),
        limit('manualHandlingMaxW', 'maxWidth'),
        limit('manualHandlingMaxH', 'maxHeight'),
        choice('manualHandlingChargePer', perChoices),
        amount('manualHandlingCharge'),
      ),
    ],
  },
  {
    id: 'oversize',
    validatedAs: 'Oversize',
    groups: [
      sizeTiers,
      fields(choice('oversizeChargePer', perChoices)),
      weightTiers,
      fields(choice('oversizeWeightChargePer', perChoices)),
    ],
  },
  {
    id: 'residential',
    validatedAs: 'Residential',
    groups: [
      fields(
        choice('residentialAddressEnabled', enabledChoices),
        amount('residentialAddressFee'),
        amount('residentialAddressMaxKg'),
        amount('residentialAddressOverweightFee'),
        choice('poBoxAddressEnabled', enabledChoices),
        amount('poBoxAddressFee'),
      ),
    ],
  },
];

/** All fields of a section, in reading order. */
export const fieldsOf = ({ groups }: SectionPlan): readonly RulesField[] =>
  groups.flatMap((group) =>
    group.kind === 'fields' ? group.fields : group.rows.flatMap((row) => row.fields),
  );

export const allFields: readonly RulesField[] = rulesPlan.flatMap(fieldsOf);
