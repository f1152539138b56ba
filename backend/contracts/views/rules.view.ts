import type { OfferHintView, RejectionView, ServicePriceView } from './offer.view.js';

/** A Rules & Fees record under the names of its form (RULES-16 to RULES-33); blank fields are left out. */
export interface RulesView {
  /** Null where the record shown belongs to a level above: saving then makes one of its own (RULES-34). */
  id: number | null;
  [field: string]: number | string | null | undefined;
}

/** Where Rules & Fees stand, from the nearest to the consignment up (RULES-57). */
export type RulesLevelName =
  'CLIENT_CARRIER_ACCOUNT' | 'CUSTOMER_CARRIER_ACCOUNT' | 'CUSTOMER_CARRIER' | 'CARRIER';

/** What the Rules & Fees dialog shows of one customer carrier or account. */
export interface RulesSheetView {
  carrierName: string;
  /** Null for a customer carrier. */
  accountNumber: string | null;
  customerId: number;
  /** Whose account it is; null where it is the customer's. */
  clientId: number | null;
  clientName: string | null;
  /** Whose Rules & Fees are shown: those of the record itself, or of a level above; null where nobody has any. */
  level: RulesLevelName | null;
  rules: RulesView;
  /** Names the version of the record's own rules; 0 where it has none. A save may carry it (GAP-61). */
  revision: number;
  /** Blank where the carrier has none. */
  carrierDefault: RulesView;
}

/** An account whose rate cards a sample can be priced with (docs/api.md, GET /rules/trial). */
export interface TrialAccountView {
  id: number;
  clientName: string;
  accountNumber: string;
  connotePrefix: string;
  /** Rules & Fees nearer to it than those of the dialog hold for its consignments. */
  isOverridden: boolean;
}

/** What a sample costs by Rules & Fees that need not be saved: each service of one account. */
export interface RulesTrialView {
  offers: ServicePriceView[];
  rejections: RejectionView[];
  hints: OfferHintView[];
}
