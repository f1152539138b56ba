import type { PricedConsignment } from './consignment/prepare-consignment.js';
import type { RateCard } from './rate-card/rate-card.js';
import type { Rules } from './rules/rules.js';
import type { Amount } from './rules/rules-record.js';

/** A carrier zone a suburb lies in. A suburb may lie in several; the lowest priority number is tried first. */
export interface SuburbZone {
  readonly zone: string;
  readonly zonePriority: number;
}

/** What the carrier agrees to, whatever the account. */
export interface CarrierTerms {
  readonly canTravelDangerousGoods: boolean;
  /** Without a lane the answer is an offer of 0: price on application. */
  readonly allowPoa: boolean;
  /** Hours a courier's vehicle is hired for at least; null for carriers that are not couriers. */
  readonly courierVehicleMinHours: number | null;
}

export interface AccountState {
  readonly isActive: boolean;
  /** Connote numbers left in its ranges; null when it needs none. */
  readonly remainingNumbers: number | null;
}

/**
 * Everything that decides the price of one consignment on one account and service. `rules`, `rateCard`
 * and `consignment` are prepared once (`prepareRules`, `prepareRateCard`, `prepareConsignment`) and
 * may be used again for as many requests as one likes.
 */
export interface PricingRequest {
  readonly rules: Rules;
  readonly carrier: CarrierTerms;
  readonly account: AccountState;
  readonly fromZones: readonly SuburbZone[];
  readonly toZones: readonly SuburbZone[];
  readonly rateCard: RateCard;
  readonly consignment: PricedConsignment;
  /** Calendar day yyyy-MM-dd; decides which rows of the rate card are in force. */
  readonly dispatchDate: string;
  /** Dollars, for a suburb the carrier surcharges; blank for none. */
  readonly suburbSurcharge: Amount;
}
