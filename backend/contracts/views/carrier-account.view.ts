import type { CarrierView } from './carrier.view.js';
import type { SendingClientView } from './organisation.view.js';
import type { RulesView } from './rules.view.js';

/** A connote prefix of a carrier account (ACCT-28). Ranges are inclusive. */
export interface PrefixView {
  id: number;
  customerCarrierAccountId: number;
  connoteAbbreviation: string | null;
  connotePrefix: string;
  /** Null if the carrier's own system issues the numbers. */
  masterRangeStart: number | null;
  masterRangeEnd: number | null;
  /** Count of numbers allotted to clients' accounts. */
  masterRangeUsed: number;
  masterItemRangeStart: number | null;
  masterItemRangeEnd: number | null;
  masterItemRangeUsed: number;
  senderId: string | null;
  createdAt: string;
}

/** A customer's account number with a carrier (ACCT-16). */
export interface CustomerCarrierAccountView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  customerId: number;
  customerCarrier: { id: number; carrier: CarrierView };
  apiBasedConnoteCarrier: boolean;
  rulesFeesId: number | null;
  /** Requires READ_RULES_FEES. */
  derivedRulesFees: RulesView | null;
  accountNumber: string;
  /** Requires READ_PREFIX, as do the ranges below. */
  prefixes: PrefixView[];
  /** Clients that ship on this account, by name. */
  clients: SendingClientView[];
  /** From the lowest to the highest number of its prefixes; null without prefixes. */
  masterRangeStart: number | null;
  masterRangeEnd: number | null;
  /** Total of all its prefixes. */
  masterRangeUsed: number;
  masterItemRangeStart: number | null;
  masterItemRangeEnd: number | null;
  masterItemRangeUsed: number;
  createdAt: string;
}

/** One block of a client account's numbers, and its usage (ACCT-57). */
export interface ConnoteAccountVariableView {
  prefixId: number;
  prefix: string;
  abbreviation: string | null;
  /** For example `1 - 100000`; a single number for a range of one. */
  rangeLabel: string;
  /** Number as printed, without prefix; 0 before the first one. */
  latestUsedRangeIndex: number;
  rangeStart: number;
  rangeEnd: number;
  /** ACCT-59: per cent with two decimals. */
  usedPercentage: number;
  /** Days until the numbers of all blocks run out at the rate of the last four weeks; null if none was used. */
  daysLeft: number | null;
  /** Numbers of the prefix not yet allotted to a client's account. */
  remainingMasterRange: number;
}

/** Current version of an account's prices for one service (ACCT-72); newest first within a service. */
export interface RateCardDetailView {
  /** Identifies its history. */
  id: number;
  clientCarrierAccountId: number;
  serviceTypeId: number;
  serviceTypeName: string;
  /** Identifies the version, together with the account and the service type. */
  createdAt: string;
  noOfLanes: number;
  rateTypes: string[];
  displayName: string;
  /** Calendar days, inclusive; null means no end date. */
  effectiveFrom: string;
  effectiveTo: string | null;
}

/** A carrier account that a client ships on (ACCT-56). */
export interface ClientCarrierAccountView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  clientId: number;
  accountNumber: string;
  carrierId: number;
  carrierDisplayName: string;
  apiBasedConnoteCarrier: boolean;
  rulesFeesId: number | null;
  /** Requires READ_RULES_FEES. */
  derivedRulesFees: RulesView | null;
  /** One for each block of numbers, the block in use first. */
  connoteAccountVariables: ConnoteAccountVariableView[];
  /** Whether the account has any rate card. */
  rateCards: boolean;
  /** Requires READ_RATECARD. */
  rateCardDetails: RateCardDetailView[];
  permanentBooking: boolean;
  remainingMasterRange: number;
  createdAt: string;
}

/** An account available to the client (ACCT-58). */
export interface AccountOptionView {
  accountNumber: string;
  prefixId: number;
  prefixNumber: string;
  abbreviation: string | null;
  carrierName: string;
  apiBasedConnote: boolean;
  /** Default number of connotes to allot. */
  rangeLength: number;
  permanentBooking: boolean;
  remainingMasterRange: number;
}
