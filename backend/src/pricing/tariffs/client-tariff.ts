import type { PriceSource } from '@contracts/rules/live-rates.js';

import { findCarrierKind } from '../../carrier-adapters/index.js';
import type { CutOff } from '../domain/calendar.js';
import type { RateCard } from '../domain/rate-card/rate-card.js';
import type { Rules } from '../domain/rules/rules.js';
import type { RulesOwnersByLevel, RulesVersion } from './effective-rules.queries.js';

/** A service of an account, without its prices. */
export interface AccountService {
  readonly carrier: TariffCarrier;
  readonly account: TariffAccount;
  readonly service: TariffService;
}

interface TariffCarrier extends CutOff {
  readonly id: number;
  readonly name: string;
  readonly displayName: string;
  readonly customerCarrierId: number;
  readonly customerId: number;
  readonly canTravelDangerousGoods: boolean;
  readonly allowPoa: boolean;
  readonly isPalletTypeRequired: boolean;
  readonly isApiBasedConnote: boolean;
  readonly hasBookingApi: boolean;
}

interface TariffAccount {
  readonly id: number;
  readonly isActive: boolean;
  readonly isPermanentBooking: boolean;
  readonly prefixRangeId: number;
  readonly prefix: string;
  /** True when its pieces are numbered from the prefix's item range. */
  readonly hasItemRange: boolean;
}

interface TariffService {
  readonly id: number;
  readonly serviceType: string;
  readonly displayServiceType: string;
  readonly serviceGroupId: number | null;
  readonly courierVehicleMinHours: number | null;
}

/** One uploaded version of a rate card, prepared for pricing. */
export interface RateCardVersion {
  readonly id: number;
  /** Calendar day yyyy-MM-dd. */
  readonly effectiveFrom: string;
  readonly rateCard: RateCard;
}

/** A service for which one of the client's accounts has a rate card. */
export interface ServiceTariff extends AccountService {
  /** 0 without Rules & Fees at any level. */
  readonly rulesVersionId: number;
  readonly rules: Rules;
  /** Latest version first. */
  readonly rateCards: readonly RateCardVersion[];
}

/** A service priced by its carrier. */
export interface LiveServiceTariff extends AccountService {
  readonly adapter: string;
  /** Changes with the settings of the account at the carrier. */
  readonly settingsVersion: number;
  /** Time the carrier has for its price. */
  readonly budgetMs: number;
  /** True if its rate card makes an offer as well. */
  readonly hasRateCardOffer: boolean;
}

/** Pickup preferences of the client. */
export interface PickupPreference {
  readonly isAutoBookingPreferred: boolean;
  /** HH:mm in the sender state's time zone. */
  readonly preferredPickupStart: string | null;
  readonly preferredPickupEnd: string | null;
}

/** Data that a client's offers are based on, apart from suburbs and days. */
export interface ClientTariff {
  readonly pickup: PickupPreference;
  readonly services: readonly ServiceTariff[];
  readonly liveServices: readonly LiveServiceTariff[];
  readonly notSetUp: readonly ServiceNotSetUp[];
}

/** A service of the customer's carriers that cannot make an offer for any consignment. */
export interface ServiceNotSetUp {
  readonly code: 'NO_ACCOUNT' | 'NO_RATE_CARD';
  readonly carrierId: number;
  readonly carrier: string;
  readonly serviceType: string;
}

/** Services of the customer's carriers for which neither client $1 nor its parents have an account. */
export const servicesWithoutAccount = `
  with recursive line as (
    select id, parent_id, customer_id from client where id = $1
    union
    select c.id, c.parent_id, c.customer_id from client c join line on c.id = line.parent_id
  )
  select 'NO_ACCOUNT' as code, c.id as "carrierId", c.display_name as carrier,
         s.display_service_type as "serviceType"
    from customer_carrier cc
    join carrier c on c.id = cc.carrier_id
    join carrier_service_type s on s.carrier_id = c.id
   where cc.customer_id = (select customer_id from client where id = $1) and cc.withdrawn_at is null
     and not exists (
       select from client_carrier_account a
         join line on line.id = a.client_id
         join connote_prefix p on p.id = a.connote_prefix_id and p.withdrawn_at is null
         join customer_carrier_account cca
           on cca.id = p.customer_carrier_account_id and cca.withdrawn_at is null
        where cca.customer_carrier_id = cc.id and a.withdrawn_at is null)
   order by c.display_name, s.display_service_type
   limit 500`;

/** A row of `accountServices`: one service of one carrier account. */
export interface AccountServiceRow {
  readonly carrier_id: number;
  readonly carrier_name: string;
  readonly carrier_display_name: string;
  readonly can_travel_dangerous_goods: boolean;
  readonly allow_poa: boolean;
  readonly pallet_type_required: boolean;
  readonly is_api_based_connote: boolean;
  readonly booking_integration_type: string;
  readonly adapter: string;
  readonly price_from: PriceSource;
  readonly live_rate_ms: number;
  readonly customer_carrier_version: number;
  readonly cut_off_day: 0 | 1;
  readonly cut_off_time: string;
  readonly customer_carrier_id: number;
  readonly customer_id: number;
  readonly customer_carrier_account_id: number;
  readonly account_id: number;
  /** Account whose prices apply: its own, or the one that it mirrors in a test environment. */
  readonly priced_id: number;
  readonly is_active: boolean;
  readonly permanent_booking: boolean;
  readonly prefix_range_id: number;
  readonly connote_prefix: string;
  readonly has_item_range: boolean;
  readonly service_id: number;
  readonly service_type: string;
  readonly display_service_type: string;
  readonly service_group_id: number | null;
  readonly courier_vehicle_min_hours: number | null;
}

/** Every service of every carrier account of client $1 and its parents. */
export const accountServices = `
  with recursive line as (
    select id, parent_id from client where id = $1
    union
    select c.id, c.parent_id from client c join line on c.id = line.parent_id
  )
  select c.id as carrier_id, c.name as carrier_name, c.display_name as carrier_display_name,
         c.can_travel_dangerous_goods, c.allow_poa, c.pallet_type_required, c.is_api_based_connote,
         c.booking_integration_type, c.adapter,
         cc.price_from, cc.live_rate_ms, cc.version as customer_carrier_version,
         coalesce(cc.cut_off_day, c.cut_off_day) as cut_off_day,
         coalesce(cc.cut_off_time, c.cut_off_time) as cut_off_time,
         cc.id as customer_carrier_id, cc.customer_id, cca.id as customer_carrier_account_id,
         a.id as account_id, priced.id as priced_id, priced.is_active, priced.permanent_booking,
         p.prefix_range_id, p.connote_prefix,
         p.master_item_range_start is not null as has_item_range,
         s.id as service_id, s.service_type, s.display_service_type, s.service_group_id,
         s.courier_vehicle_min_hours
    from line
    join client_carrier_account a on a.client_id = line.id and a.withdrawn_at is null
    join client_carrier_account priced
      on priced.id = coalesce(a.mirrors_id, a.id) and priced.withdrawn_at is null
    join connote_prefix p on p.id = a.connote_prefix_id and p.withdrawn_at is null
    join customer_carrier_account cca
      on cca.id = p.customer_carrier_account_id and cca.withdrawn_at is null
    join customer_carrier cc on cc.id = cca.customer_carrier_id and cc.withdrawn_at is null
    join carrier c on c.id = cc.carrier_id
    join carrier_service_type s on s.carrier_id = c.id
   order by priced.id, s.id`;

export const toRulesOwners = (row: AccountServiceRow): RulesOwnersByLevel => ({
  CLIENT_CARRIER_ACCOUNT: row.priced_id,
  CUSTOMER_CARRIER_ACCOUNT: row.customer_carrier_account_id,
  CUSTOMER_CARRIER: row.customer_carrier_id,
  CARRIER: row.carrier_id,
});

/** Source of a service's offers; rate cards if its carrier has no prices of its own. */
export const priceSourceOf = ({ price_from, adapter }: AccountServiceRow): PriceSource =>
  findCarrierKind(adapter)?.capabilities.includes('rating') ? price_from : 'RATE_CARD';

export const toLiveServiceTariff = (row: AccountServiceRow): LiveServiceTariff => ({
  ...toAccountService(row),
  adapter: row.adapter,
  settingsVersion: row.customer_carrier_version,
  budgetMs: row.live_rate_ms,
  hasRateCardOffer: row.price_from === 'BOTH',
});

export const toServiceTariff = (
  row: AccountServiceRow,
  { id, rules }: RulesVersion,
  rateCards: readonly RateCardVersion[],
): ServiceTariff => ({ ...toAccountService(row), rulesVersionId: id, rules, rateCards });

const toAccountService = (row: AccountServiceRow): AccountService => ({
  carrier: toCarrier(row),
  account: toAccount(row),
  service: {
    id: row.service_id,
    serviceType: row.service_type,
    displayServiceType: row.display_service_type,
    serviceGroupId: row.service_group_id,
    courierVehicleMinHours: row.courier_vehicle_min_hours,
  },
});

const toCarrier = (row: AccountServiceRow): TariffCarrier => ({
  id: row.carrier_id,
  name: row.carrier_name,
  displayName: row.carrier_display_name,
  customerCarrierId: row.customer_carrier_id,
  customerId: row.customer_id,
  canTravelDangerousGoods: row.can_travel_dangerous_goods,
  allowPoa: row.allow_poa,
  isPalletTypeRequired: row.pallet_type_required,
  isApiBasedConnote: row.is_api_based_connote,
  hasBookingApi: row.booking_integration_type === 'BOOKING_API',
  cutOffDay: row.cut_off_day,
  cutOffTime: row.cut_off_time,
});

const toAccount = (row: AccountServiceRow): TariffAccount => ({
  id: row.account_id,
  isActive: row.is_active,
  isPermanentBooking: row.permanent_booking,
  prefixRangeId: row.prefix_range_id,
  prefix: row.connote_prefix,
  hasItemRange: row.has_item_range,
});
