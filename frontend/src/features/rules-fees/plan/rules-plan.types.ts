import type { RulesSection } from '@contracts/rules/rules-fees';
import type { rulesFeesTexts } from '@contracts/texts/spec/rules-fees';

export interface RulesChoice {
  readonly value: string;
  readonly label: string;
}

/** One field of a Rules & Fees record, by its API name. */
export interface RulesField {
  readonly name: string;
  readonly label: string;
  /** Options; a field without them is a number. */
  readonly choices?: readonly RulesChoice[];
}

/** Fields side by side. */
export interface FieldGroup {
  readonly kind: 'fields';
  readonly fields: readonly RulesField[];
}

export interface TableRow {
  readonly label: string;
  /** One per column. */
  readonly fields: readonly RulesField[];
}

/** Fields in rows and columns: pallets, tiers. */
export interface TableGroup {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** Unit of tiers, which are also drawn as steps below the table. */
  readonly ladderUnit?: string;
}

export type SectionId = keyof typeof rulesFeesTexts.sections;

export interface SectionPlan {
  readonly id: SectionId;
  readonly groups: readonly (FieldGroup | TableGroup)[];
  /** Validated as a whole (RULES-36). */
  readonly validatedAs?: RulesSection;
}
