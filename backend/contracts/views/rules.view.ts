/** A Rules & Fees record under the names of its form (RULES-16 to RULES-33); blank fields are left out. */
export interface RulesView {
  /** Null where the record shown belongs to a level above: saving then makes one of its own (RULES-34). */
  id: number | null;
  [field: string]: number | string | null | undefined;
}
