import { randomUUID } from 'node:crypto';

import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { RunningBackend } from '../../testing/start-backend.js';
import { ImportCaller, seedImports } from '../testing/import.fixture.js';

/** Customer 1's carrier with the zone MEL; carrier 51 belongs to customer 2, and 52 is shared. */
export const CARRIER = 50;
export const FOREIGN_CARRIER = 51;
export const SHARED_CARRIER = 52;

const zoneHeading = 'Suburb,Postcode,State,Zone,Zone Priority';

/** Adds a random column, since identical content would count as already imported. */
export const zoneFile = (...lines: string[]): string =>
  [`${zoneHeading},${randomUUID()}`, ...lines].join('\n');

/** Prepares a backend for imports of zones. */
export async function seedZones(backend: RunningBackend): Promise<void> {
  await seedImports(backend);
  await backend.database.query(`
    insert into customer (id, name, bookings_email, contact_email)
      values (2, 'Other', 'b@other.example', 'c@other.example') on conflict do nothing;
    select setval(pg_get_serial_sequence('locality', 'id'), 10000);
    insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length, customer_id)
      values (${CARRIER}, 'zoned', 'Zoned', 3, 9, 1), (${FOREIGN_CARRIER}, 'foreign', 'Foreign', 3, 9, 2),
             (${SHARED_CARRIER}, 'shared', 'Shared', 3, 9, null);
    insert into carrier_zone (carrier_id, zone, zone_priority) values (${CARRIER}, 'MEL', 1)`);
}

/** Adds suburbs with a prefix, in Victoria, 3999; returns a line of a zone file for each. */
export async function addSuburbs(
  { database }: RunningBackend,
  prefix: string,
  count: number,
): Promise<string[]> {
  const names = Array.from({ length: count }, (_, at) => `${prefix} ${at + 1}`);
  await database.query(
    `insert into locality (name, postcode, state, latitude, longitude)
     select name, '3999', 'VIC', -37, 145 from unnest($1::text[]) name`,
    [names],
  );
  return names.map((name) => `${name},3999,VIC,MEL,1`);
}

/** Puts a suburb into a zone of the carrier. */
export async function putIntoZone(
  { database }: RunningBackend,
  suburb: string,
  zone: string,
  carrierId = CARRIER,
): Promise<void> {
  await database.query(
    `with z as (
       insert into carrier_zone (carrier_id, zone, zone_priority) values ($1, $2, 1)
       on conflict (carrier_id, zone, zone_priority) do update set zone = excluded.zone returning id
     ), gone as (
       delete from suburb_zone s using locality l, carrier_zone o
        where o.id = s.carrier_zone_id and o.carrier_id = $1 and l.id = s.locality_id and l.name = $3
     )
     insert into suburb_zone (carrier_zone_id, locality_id)
     select z.id, l.id from z, locality l where l.name = $3`,
    [carrierId, zone, suburb],
  );
}

/** Zones of the suburbs with a prefix, by suburb. */
export async function zonesOf(
  { database }: RunningBackend,
  prefix: string,
  carrierId = CARRIER,
): Promise<Record<string, string>> {
  const rows = await database.query<{ name: string; zone: string }[]>(
    `select l.name, string_agg(z.zone || ' ' || z.zone_priority, ', ' order by z.zone_priority, z.zone) as zone
       from suburb_zone s join carrier_zone z on z.id = s.carrier_zone_id
       join locality l on l.id = s.locality_id
      where z.carrier_id = $1 and l.name like $2 group by 1`,
    [carrierId, `${prefix}%`],
  );
  return Object.fromEntries(rows.map(({ name, zone }) => [name, zone]));
}

/** The administrator of customer 1. */
export const signInAdmin = (backend: RunningBackend): Promise<TestClient> =>
  TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });

/** Imports of customer 1's administrator. */
export const adminImports = async (backend: RunningBackend): Promise<ImportCaller> =>
  new ImportCaller(await signInAdmin(backend));

/** Form fields of an import of zones. */
export const zoneFields = (whenKnown = 'UPDATE', carrierId = CARRIER) => ({
  kind: 'CARRIER_ZONE',
  carrierId: String(carrierId),
  options: JSON.stringify({ offer: 'CHEAPEST', whenKnown, keepFaultyAsDrafts: false }),
});
