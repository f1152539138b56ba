/** One service of one carrier account, as the query below answers it. */
export interface AccountServiceRow {
  readonly carrier_id: number;
  readonly carrier_name: string;
  readonly carrier_display_name: string;
  readonly can_travel_dangerous_goods: boolean;
  readonly allow_poa: boolean;
  readonly pallet_type_required: boolean;
  readonly is_api_based_connote: boolean;
  readonly booking_integration_type: string;
  readonly cut_off_day: 0 | 1;
  readonly cut_off_time: string;
  readonly customer_carrier_id: number;
  readonly customer_carrier_account_id: number;
  readonly account_id: number;
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

/** Every service of every carrier account of client $1 and of the clients above it. */
export const accountServices = `
  with recursive line as (
    select id, parent_id from client where id = $1
    union
    select c.id, c.parent_id from client c join line on c.id = line.parent_id
  )
  select c.id as carrier_id, c.name as carrier_name, c.display_name as carrier_display_name,
         c.can_travel_dangerous_goods, c.allow_poa, c.pallet_type_required, c.is_api_based_connote,
         c.booking_integration_type,
         coalesce(cc.cut_off_day, c.cut_off_day) as cut_off_day,
         coalesce(cc.cut_off_time, c.cut_off_time) as cut_off_time,
         cc.id as customer_carrier_id, cca.id as customer_carrier_account_id,
         a.id as account_id, a.is_active, a.permanent_booking,
         p.prefix_range_id, p.connote_prefix,
         p.master_item_range_start is not null as has_item_range,
         s.id as service_id, s.service_type, s.display_service_type, s.service_group_id,
         s.courier_vehicle_min_hours
    from line
    join client_carrier_account a on a.client_id = line.id and a.withdrawn_at is null
    join connote_prefix p on p.id = a.connote_prefix_id and p.withdrawn_at is null
    join customer_carrier_account cca
      on cca.id = p.customer_carrier_account_id and cca.withdrawn_at is null
    join customer_carrier cc on cc.id = cca.customer_carrier_id and cc.withdrawn_at is null
    join carrier c on c.id = cc.carrier_id
    join carrier_service_type s on s.carrier_id = c.id
   order by a.id, s.id`;
