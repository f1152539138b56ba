import type { CutOff } from '../domain/calendar/cut-off.js';
import type { RateCard } from '../domain/rate-card/rate-card.js';
import type { Rules } from '../domain/rules/rules.js';

export interface CarrierOfTariff extends CutOff {
  readonly id: number;
  readonly name: string;
  readonly displayName: string;
  readonly customerCarrierId: number;
  readonly canTravelDangerousGoods: boolean;
  readonly allowPoa: boolean;
  readonly isPalletTypeRequired: boolean;
  readonly isApiBasedConnote: boolean;
  readonly hasBookingApi: boolean;
}

export interface AccountOfTariff {
  readonly id: number;
  readonly isActive: boolean;
  readonly isPermanentBooking: boolean;
  readonly prefixRangeId: number;
  readonly prefix: string;
  /** Its pieces are numbered from the prefix's item range. */
  readonly hasItemRange: boolean;
}

export interface ServiceOfTariff {
  readonly id: number;
  readonly serviceType: string;
  readonly displayServiceType: string;
  readonly serviceGroupId: number | null;
  readonly courierVehicleMinHours: number | null;
}

/** One upload of prices, ready to price with. */
export interface RateCardVersion {
  readonly id: number;
  /** Calendar day yyyy-MM-dd. */
  readonly effectiveFrom: string;
  readonly rateCard: RateCard;
}

/** One service that one of the client's accounts has prices for. */
export interface ServiceTariff {
  readonly carrier: CarrierOfTariff;
  readonly account: AccountOfTariff;
  readonly service: ServiceOfTariff;
  /** 0 while nobody set Rules & Fees at any level. */
  readonly rulesVersionId: number;
  readonly rules: Rules;
  /** From the newest upload down. */
  readonly rateCards: readonly RateCardVersion[];
}

/** How the client likes its pickups. */
export interface PickupPreference {
  readonly isAutoBookingPreferred: boolean;
  /** HH:mm in the sender state's time zone. */
  readonly preferredPickupStart: string | null;
  readonly preferredPickupEnd: string | null;
}

/** Everything a client's offers are made from, but for places and days. */
export interface ClientTariff {
  readonly pickup: PickupPreference;
  readonly services: readonly ServiceTariff[];
}

/** The upload in force: a newer one closes those before it from its first day on (docs/pricing.md, Rate cards). */
export const rateCardAt = (
  rateCards: readonly RateCardVersion[],
  dispatchDate: string,
): RateCardVersion | undefined =>
  rateCards.find(({ effectiveFrom }) => effectiveFrom <= dispatchDate);
