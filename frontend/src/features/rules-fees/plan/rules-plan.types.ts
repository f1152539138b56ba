import type { RulesSection } from '@contracts/rules/rules-fees';
import type { rulesFeesTexts } from '@contracts/texts/rules-fees';

export interface RulesChoice {
  readonly value: string;
  readonly label: string;
}

/** One field of a Rules & Fees record, under the name that the API knows it by. */
export interface RulesField {
  readonly name: string;
  readonly label: string;
  /** One of these; without them it is a number. */
  readonly choices?: readonly RulesChoice[];
}

/** Fields side by side. */
export interface FieldGroup {
  readonly kind: 'fields';
  readonly fields: readonly RulesField[];
}

export interface TableRow {
  readonly label: string;
  /** One for each column. */
  readonly fields: readonly RulesField[];
}

/** Fields that are read in rows and columns: pallets, tiers. */
export interface TableGroup {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** Drawn as a ladder of steps below: tiers. */
  readonly ladderUnit?: string;
}

export type SectionId = keyof typeof rulesFeesTexts.sections;

export interface SectionPlan {
  readonly id: SectionId;
  readonly groups: readonly (FieldGroup | TableGroup)[];
  /** The group rules it has to keep as a whole (RULES-36). */
  readonly checkedAs?: RulesSection;
}
