import type { AccountServiceRow } from './account-services.sql.js';
import type {
  AccountOfTariff,
  CarrierOfTariff,
  RateCardVersion,
  ServiceTariff,
} from './client-tariff.js';
import type { RulesOwners, RulesVersion } from './rules-in-force.js';

export const rulesOwners = (row: AccountServiceRow): RulesOwners => ({
  CLIENT_CARRIER_ACCOUNT: row.account_id,
  CUSTOMER_CARRIER_ACCOUNT: row.customer_carrier_account_id,
  CUSTOMER_CARRIER: row.customer_carrier_id,
  CARRIER: row.carrier_id,
});

export const toServiceTariff = (
  row: AccountServiceRow,
  { id, rules }: RulesVersion,
  rateCards: readonly RateCardVersion[],
): ServiceTariff => ({
  carrier: toCarrier(row),
  account: toAccount(row),
  service: {
    id: row.service_id,
    serviceType: row.service_type,
    displayServiceType: row.display_service_type,
    serviceGroupId: row.service_group_id,
    courierVehicleMinHours: row.courier_vehicle_min_hours,
  },
  rulesVersionId: id,
  rules,
  rateCards,
});

const toCarrier = (row: AccountServiceRow): CarrierOfTariff => ({
  id: row.carrier_id,
  name: row.carrier_name,
  displayName: row.carrier_display_name,
  customerCarrierId: row.customer_carrier_id,
  canTravelDangerousGoods: row.can_travel_dangerous_goods,
  allowPoa: row.allow_poa,
  isPalletTypeRequired: row.pallet_type_required,
  isApiBasedConnote: row.is_api_based_connote,
  hasBookingApi: row.booking_integration_type === 'BOOKING_API',
  cutOffDay: row.cut_off_day,
  cutOffTime: row.cut_off_time,
});

const toAccount = (row: AccountServiceRow): AccountOfTariff => ({
  id: row.account_id,
  isActive: row.is_active,
  isPermanentBooking: row.permanent_booking,
  prefixRangeId: row.prefix_range_id,
  prefix: row.connote_prefix,
  hasItemRange: row.has_item_range,
});
