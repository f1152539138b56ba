import type { CarrierView } from './carrier.view.js';
import type { SendingClientView } from './organisation.view.js';
import type { RulesView } from './rules.view.js';

/** A connote prefix of a carrier account (ACCT-28). Ranges are inclusive at both ends. */
export interface PrefixView {
  id: number;
  customerCarrierAccountId: number;
  connoteAbbreviation: string | null;
  connotePrefix: string;
  /** Null where the carrier's own system numbers. */
  masterRangeStart: number | null;
  masterRangeEnd: number | null;
  /** How many numbers are handed out to clients' accounts. */
  masterRangeUsed: number;
  masterItemRangeStart: number | null;
  masterItemRangeEnd: number | null;
  masterItemRangeUsed: number;
  senderId: string | null;
  createdAt: string;
}

/** A number the carrier knows a customer by (ACCT-16). */
export interface CustomerCarrierAccountView {
  id: number;
  customerId: number;
  customerCarrier: { id: number; carrier: CarrierView };
  apiBasedConnoteCarrier: boolean;
  rulesFeesId: number | null;
  /** Only for whoever holds READ_RULES_FEES. */
  derivedRulesFees: RulesView | null;
  accountNumber: string;
  /** Only for whoever holds READ_PREFIX; so are the ranges below. */
  prefixes: PrefixView[];
  /** Those that send with it, by name. */
  clients: SendingClientView[];
  /** From the lowest number of its prefixes to the highest; null where it has none. */
  masterRangeStart: number | null;
  masterRangeEnd: number | null;
  /** Of all its prefixes. */
  masterRangeUsed: number;
  masterItemRangeStart: number | null;
  masterItemRangeEnd: number | null;
  masterItemRangeUsed: number;
  createdAt: string;
}

/** The block of numbers of a client's account, and how far it is used (ACCT-57). */
export interface ConnoteAccountVariableView {
  prefixId: number;
  prefix: string;
  abbreviation: string | null;
  /** For example `1 - 100000`. */
  rangeLabel: string;
  /** The number as it is printed, without prefix; 0 before the first. */
  latestUsedRangeIndex: number;
  rangeStart: number;
  rangeEnd: number;
  /** ACCT-59: percent with two decimals. */
  usedPercentage: number;
  /** How long the numbers last at the pace of the last four weeks; null where none was used. */
  daysLeft: number | null;
  /** Numbers of the prefix that no client's account was given yet. */
  remainingMasterRange: number;
}

/** One version in use of the prices of a service of an account (ACCT-72); the newest of a service stands first. */
export interface RateCardDetailView {
  clientCarrierAccountId: number;
  serviceTypeId: number;
  serviceTypeName: string;
  /** Names the version, with the account and the service type. */
  createdAt: string;
  noOfLanes: number;
  rateTypes: string[];
  displayName: string;
  /** Calendar days, inclusive; null is without end. */
  effectiveFrom: string;
  effectiveTo: string | null;
}

/** A carrier account that one client sends with (ACCT-56). */
export interface ClientCarrierAccountView {
  id: number;
  clientId: number;
  accountNumber: string;
  carrierId: number;
  carrierDisplayName: string;
  apiBasedConnoteCarrier: boolean;
  rulesFeesId: number | null;
  /** Only for whoever holds READ_RULES_FEES. */
  derivedRulesFees: RulesView | null;
  connoteAccountVariables: ConnoteAccountVariableView[];
  /** True while the account has any rate card. */
  rateCards: boolean;
  /** Only for whoever holds READ_RATECARD. */
  rateCardDetails: RateCardDetailView[];
  permanentBooking: boolean;
  remainingMasterRange: number;
  createdAt: string;
}

/** An account the client could send with (ACCT-58). */
export interface AccountOptionView {
  accountNumber: string;
  prefixId: number;
  prefixNumber: string;
  abbreviation: string | null;
  carrierName: string;
  apiBasedConnote: boolean;
  /** How many connotes to begin with. */
  rangeLength: number;
  permanentBooking: boolean;
  remainingMasterRange: number;
}
