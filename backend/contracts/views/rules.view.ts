import type { OfferHintView, RejectionView, ServicePriceView } from './offer.view.js';

/** A Rules & Fees record by the field names of its form (RULES-16 to RULES-33); blank fields are left out. */
export interface RulesView {
  /** Null if the record shown belongs to a higher level: saving creates a record of its own (RULES-34). */
  id: number | null;
  [field: string]: number | string | null | undefined;
}

/** Levels of Rules & Fees, nearest to the consignment first (RULES-57). */
export type RulesLevelName =
  'CLIENT_CARRIER_ACCOUNT' | 'CUSTOMER_CARRIER_ACCOUNT' | 'CUSTOMER_CARRIER' | 'CARRIER';

/** One level that can provide the Rules & Fees of a record, with its own record if it has one. */
export interface RulesLevelView {
  level: RulesLevelName;
  /** Null if the level has no record of its own: the level above applies. */
  record: RulesView | null;
  /** Number of saves of the record; 0 if there is none. */
  version: number;
  /** When it was saved last (ISO 8601); null if there is none. */
  changedAt: string | null;
  /** Its content when the nearest level's own record was last saved; null if unchanged since. */
  recordBefore: RulesView | null;
}

/** Contents of the Rules & Fees dialog for a customer carrier or an account. */
export interface RulesSheetView {
  carrierName: string;
  /** Null for a customer carrier. */
  accountNumber: string | null;
  customerId: number;
  /** Client of the account; null for a customer's. */
  clientId: number | null;
  clientName: string | null;
  /** Level of the Rules & Fees shown, this record's or a higher one; null if no level has any. */
  level: RulesLevelName | null;
  rules: RulesView;
  /** Level that would apply without this record's own rules; null if no level above has any. */
  levelAbove: RulesLevelName | null;
  /** Version of the record's own rules; 0 if it has none. A save may include it (GAP-61). */
  revision: number;
  /** From the carrier to the record itself; the last one with a record applies, as a whole (GAP-51). */
  levels: RulesLevelView[];
}

/** An account whose rate cards can price a sample (docs/api.md, GET /rules/trial). */
export interface TrialAccountView {
  id: number;
  clientName: string;
  accountNumber: string;
  connotePrefix: string;
  /** Rules & Fees of a nearer level apply to its consignments, not those in the dialog. */
  isOverridden: boolean;
}

/** Prices of a sample with Rules & Fees that may be unsaved: each service of one account. */
export interface RulesTrialView {
  offers: ServicePriceView[];
  rejections: RejectionView[];
  hints: OfferHintView[];
}
