import type { Pool } from 'pg';

const CLIENTS = 200;
const CUSTOMERS = 20;

/** A third of everything belongs to this client. */
export const LARGE = { clientId: 1, customerId: 1 } as const;

const companies = `array['Acme Tools','Bolt & Co','Coral Bay Foods','Dingo Outdoor','Eucalypt Paper',
  'Fern Valley Wines','Gumtree Supplies','Harbour Lights','Ironbark Timber','Jindalee Motors']`;
const suburbs = `array['Brunswick VIC 3056','Alexandria NSW 2015','Fremantle WA 6160','Hobart TAS 7000',
  'Mackay QLD 4740','Darwin NT 0800','Fyshwick ACT 2609','Salisbury SA 5108']`;
const carriers = `array['Northline','Southern Cross Freight','Coastal Express','Outback Haulage']`;
const services = `array['Road Express','Overnight','Economy']`;
const tracked = `array['MANIFESTED','PICKUP_BOOKED','PICKED_UP','IN_TRANSIT','OUT_FOR_DELIVERY',
  'DELIVERED','DELIVERED','DELIVERED','DELIVERED','DELIVERED']`;

const one = (list: string, by: string) => `(${list})[1 + ${by} % cardinality(${list})]`;

/** The newest 2 % are open, every 97th of the others is deleted; about a thousand per day. */
const rows = `
  select n, seed,
    case when n % 3 = 0 then ${LARGE.clientId} else 1 + seed % ${CLIENTS} end as client_id,
    case when n > $1 * 0.98 then 'OPEN' when n % 97 = 0 then 'DELETED' else 'MANIFESTED' end as state,
    current_date + 5 - (($1 - n) * 700 / $1)::integer as dispatch_date,
    lower('nl' || lpad(n::text, 8, '0')) as connote, 'PO-' || seed as reference,
    ${one(companies, 'seed')} || ' ' || (seed % 400) as receiver, ${one(suburbs, 'seed / 7')} as suburb,
    ${one(companies, 'n')} as sender, ${one(carriers, 'seed / 3')} as carrier,
    ${one(services, 'seed / 5')} as service, ${one(tracked, 'seed')} as tracked, n / 40 as manifest
  from (select n::integer, abs(hashint4(n::integer)) as seed from generate_series(1, $1::integer) n) numbers`;

const fill = `
  insert into consignment_list
  select n, client_id, 'Client ' || client_id, 1 + (client_id - 1) % ${CUSTOMERS}, 'DEFAULT',
    case state when 'MANIFESTED' then tracked else 'CREATED' end, state, 2, upper(connote), 1, 1, 'NL',
    case state when 'MANIFESTED' then manifest end,
    case state when 'MANIFESTED' then 'MAN-' || manifest end, null,
    dispatch_date - interval '1 day', dispatch_date, array[reference], reference,
    1 + seed % 9, 1000 * (1 + seed % 900), seed % 2 = 0,
    1 + seed / 3 % 4, carrier, 1 + seed / 3 % 4, 1, 1 + seed / 5 % 3, service,
    1 + n % 10, sender, 'NSW', receiver, suburb, dispatch_date + 2, 500 + seed % 90000,
    false, true, null,
    concat_ws(E'\\n', connote, lower(reference), lower(sender), lower(receiver), lower(suburb),
              case state when 'MANIFESTED' then 'man-' || manifest end)
  from (${rows}) consignments`;

const count = `
  insert into consignment_count
  select client_id, customer_id, count(*) filter (where state = 'OPEN'),
         count(*) filter (where state = 'MANIFESTED'), count(*) filter (where state = 'DELETED')
  from consignment_list group by client_id, customer_id`;

/** Replaces the consignment list and its counts with generated rows; indexes are built last. */
export async function fillLists(pool: Pool, size: number): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'consignment_list' and indexname <> 'consignment_list_pkey'`,
    );
    await client.query(`set maintenance_work_mem = '256MB'`);
    await client.query('truncate consignment_list, consignment_count, open_manifest');
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query(fill, [size]);
    for (const { definition } of indexes) await client.query(definition);
    await client.query(count);
    await client.query('vacuum (analyze) consignment_list');
    await client.query('analyze consignment_count');
  } finally {
    client.release(true);
  }
}
