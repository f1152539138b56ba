import { systemActor } from '../../platform/actor.js';
import { someClients, type RunningBackend } from '../../testing/start-backend.js';
import type { RateCardRow } from '../domain/rate-card/rate-card.js';
import { RateCardService } from '../rate-cards/rate-card.service.js';
import { RulesFeesService } from '../rules/rules-fees.service.js';
import type { RulesOwner } from '../rules/rules-owner.js';

const actor = systemActor('Test');

/** Suburbs 1 to 8; the last one is in no ETA zone. */
export const suburbs = [
  ['MELBOURNE', '3000', 'VIC', 'MEL'],
  ['BRUNSWICK', '3056', 'VIC', 'MEL'],
  ['SYDNEY', '2000', 'NSW', 'SYD'],
  ['PARRAMATTA', '2150', 'NSW', 'SYD'],
  ['BRISBANE', '4000', 'QLD', 'BNE'],
  ['ADELAIDE', '5000', 'SA', 'ADL'],
  ['PERTH', '6000', 'WA', 'PER'],
  ['BIRDSVILLE', '4482', 'QLD', null],
].map(([name, postcode, state, etaZone], index) => ({
  id: index + 1,
  name: name ?? '',
  postcode: postcode ?? '',
  state: state ?? '',
  etaZone: etaZone ?? null,
}));

/** Clients that have accounts, and those that use their parents'. */
export const clientIds = [10, 11, 12, 13, 20];

/**
 * Four carriers, each with two services, zones of two priorities and surcharges of suburbs. Ids encode the owner of a
 * record: customer 1's connection to carrier 3 is 13, client 10's account with it 103.
 */
const records = `
  insert into service_group (id, "group") values (1, 'Road'), (2, 'Air');
  insert into transit_lane (service_group_id, customer_id, from_zone, to_zone, eta)
    select g, nullif(c, 0), f, t, 1 + (ascii(f) + ascii(t) + 3 * g + c) % 6
      from unnest('{1,2}'::integer[]) g, unnest('{0,1}'::integer[]) c,
           unnest('{MEL,SYD,BNE,ADL,PER}'::text[]) f, unnest('{MEL,SYD,BNE,ADL,PER}'::text[]) t
     where c = 0 or f = 'MEL';
  insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length)
    select n, 'carrier_' || n, 'Carrier ' || n, 3, 8 from generate_series(1, 4) n;
  insert into carrier_service_type (id, carrier_id, service_type, display_service_type, service_group_id)
    select 10 * n + s, n, 'S' || s, 'Service ' || s, s
      from generate_series(1, 4) n, generate_series(1, 2) s;
  insert into carrier_zone (carrier_id, zone, zone_priority)
    select distinct n, l.eta_zone, 1 from generate_series(1, 4) n, locality l where l.eta_zone is not null
    union select distinct n, l.state, 2 from generate_series(1, 4) n, locality l;
  insert into suburb_zone (carrier_zone_id, locality_id)
    select z.id, l.id from carrier_zone z
      join locality l on z.zone = case z.zone_priority when 1 then l.eta_zone else l.state end;
  insert into suburb_surcharge (carrier_id, locality_id, direction, amount_cents)
    select n, l.id, d, 100 * n + 7 * l.id
      from generate_series(1, 4) n, locality l, unnest('{PICKUP,DELIVERY}'::text[]) d
     where (l.id + n) % 3 = 0;
  insert into customer_carrier (id, customer_id, carrier_id)
    select 10 * c + n, c, n from generate_series(1, 2) c, generate_series(1, 4) n;
  insert into customer_carrier_account (id, customer_carrier_id, account_number)
    select id, id, 'A' || id from customer_carrier;
  insert into connote_prefix (id, customer_carrier_account_id, connote_prefix, prefix_range_id)
    select id, id, 'P' || id, 70 + id from customer_carrier;
  insert into client_carrier_account (id, client_id, connote_prefix_id)
    select 10 * client + n, client, 10 * (case client when 20 then 2 else 1 end) + n
      from unnest('{10,11,13,20}'::integer[]) client, generate_series(1, 4) n;`;

const insertSuburbs = `
  insert into locality (id, name, postcode, state, eta_zone, latitude, longitude)
    select id, name, postcode, state, "etaZone", -30, 140
      from jsonb_to_recordset($1::jsonb) as s (id integer, name text, postcode text, state text, "etaZone" text)`;

/** Rules & Fees of every level; some accounts have their own, others follow a level above. */
export const rulesOwners: readonly RulesOwner[] = [
  ...[1, 2, 3, 4].map((ownerId) => ({ level: 'CARRIER' as const, ownerId })),
  ...[12, 21].map((ownerId) => ({ level: 'CUSTOMER_CARRIER' as const, ownerId })),
  ...[13, 22].map((ownerId) => ({ level: 'CUSTOMER_CARRIER_ACCOUNT' as const, ownerId })),
  ...[104, 113, 201].map((ownerId) => ({ level: 'CLIENT_CARRIER_ACCOUNT' as const, ownerId })),
];

/** Rows with a distinct price; clients 10 and 13 have the same. */
const rowsOf = (accountId: number, serviceId: number, version: number): RateCardRow[] => {
  const price = ((accountId % 30) + (serviceId % 10) * 7 + version * 3) / 100;
  const lane = { fromZone: '*', toZone: '*' };
  return [
    { ...lane, rateType: 'KG', basic: 7.5, minimum: 11, rate: 0.2 + price },
    { ...lane, rateType: 'KG', fromZone: 'MEL', toZone: 'SYD', rate: 0.1 + price, basic: 5 },
    { ...lane, rateType: 'KG', fromZone: 'VIC', toZone: 'WA', rate: 0.9 + price, basic: 9 },
    { ...lane, rateType: 'CARTON', rate: 6 + 10 * price },
    { ...lane, rateType: 'PALLET', rate: 80 + 100 * price },
  ];
};

/** Five clients of two customers, with dozens of accounts, rate cards in two versions and rules of every level. */
export async function seedManyTariffs(backend: RunningBackend): Promise<void> {
  await backend.database.query(someClients);
  await backend.database.query(insertSuburbs, [JSON.stringify(suburbs)]);
  await backend.database.query(records);
  for (const owner of rulesOwners)
    await backend.app
      .get(RulesFeesService)
      .saveUnscoped(owner, { fuelCharge: owner.ownerId % 40, securitySurcharge: 2 }, actor);
  for (const [version, uploadDate] of ['2026-01-01', '2026-03-15'].entries())
    await publishRateCards(backend, version, uploadDate);
}

async function publishRateCards(
  { app, database }: RunningBackend,
  version: number,
  uploadDate: string,
): Promise<void> {
  const services = await database.query<{ account: number; service: number }[]>(`
    select a.id as account, s.id as service
      from client_carrier_account a join carrier_service_type s on s.carrier_id = a.id % 10
     order by a.id, s.id`);
  for (const { account, service } of services)
    await app.get(RateCardService).publishUnscoped(
      {
        clientCarrierAccountId: account,
        carrierServiceTypeId: service,
        rows: rowsOf(account, service, version),
        uploadDate,
      },
      actor,
    );
}
