import type { PricedConsignment } from './consignment.js';
import type { RateCard } from './rate-card/rate-card.js';
import type { Rules } from './rules/rules.js';
import type { Amount } from './rules/rules-record.js';

/** A carrier zone of a suburb. A suburb may be in several zones; the lowest priority number is tried first. */
export interface SuburbZone {
  readonly zone: string;
  readonly zonePriority: number;
}

/** Settings of the carrier, the same for every account. */
export interface CarrierTerms {
  readonly canTravelDangerousGoods: boolean;
  /** Offers price on application (a total of 0) when there is no lane. */
  readonly allowPoa: boolean;
  /** Minimum hire of a courier's vehicle in hours; null for carriers without couriers. */
  readonly courierVehicleMinHours: number | null;
}

export interface AccountState {
  readonly isActive: boolean;
  /** Remaining connote numbers of the account's ranges; null when none are needed. */
  readonly remainingNumbers: number | null;
}

/**
 * Everything that decides the price of one consignment on one account and service. `rules`, `rateCard` and
 * `consignment` are prepared once (`prepareRules`, `prepareRateCard`, `prepareConsignment`) and can be reused for
 * any number of requests.
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
  /** Dollars, for a suburb with a surcharge of the carrier; blank for none. */
  readonly suburbSurcharge: Amount;
}
