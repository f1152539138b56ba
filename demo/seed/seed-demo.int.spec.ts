import fs from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';

import type { AddressData } from '@contracts/events/address.data.js';

import { Address, AddressService, toAddressData } from '../../backend/src/address-book/index.js';
import { OfferService, type PricedOffers } from '../../backend/src/pricing/index.js';
import { startBackend, type RunningBackend } from '../../backend/src/testing/start-backend.js';
import { demoClients } from './organisations/organisations.js';
import { demoTestToken } from './organisations/seed-test-key.js';
import { findRecords, type DemoRecords } from './organisations/find-records.js';
import { contentOf } from './seed-demo.fixture.js';
import { seedDemo } from './index.js';

const options = { today: '2026-03-16', seed: 7, consignments: 0 };

const capitals = [
  ['SYDNEY', '2000'],
  ['MELBOURNE', '3000'],
  ['BRISBANE CITY', '4000'],
  ['ADELAIDE', '5000'],
  ['PERTH', '6000'],
  ['HOBART', '7000'],
  ['DARWIN CITY', '0800'],
  ['CITY', '2601'],
] as const;

let backend: RunningBackend;
let records: DemoRecords;

beforeAll(async () => {
  backend = await startBackend('seed', [], { OUTGOING_ALLOW: '127.0.0.0/8' });
  await seedDemo(backend.app, options);
  records = await findRecords(backend.app);
}, 60_000);

afterAll(() => backend.stop());

const query = <Row>(text: string, values: unknown[] = []) =>
  backend.app.get(DataSource).query<Row[]>(text, values);

async function defaultAddressOf(clientId: number): Promise<AddressData> {
  const address = await backend.app.get(AddressService).findDefaultUnscoped(clientId);
  if (!address) throw new Error(`client ${clientId} has no default address`);
  return toAddressData(address);
}

async function addressIn([name, postcode]: readonly [string, string]): Promise<AddressData> {
  const address = await backend.app
    .get(DataSource)
    .getRepository(Address)
    .findOneOrFail({ where: { isDefault: true }, relations: { locality: true } });
  const [suburb] = await query<NonNullable<AddressData['suburb']>>(
    `select id, name, postcode, state, eta_zone as "etaZone" from locality
      where name = $1 and postcode = $2`,
    [name, postcode],
  );
  return { ...toAddressData(address), isDefault: false, suburb: suburb ?? null };
}

async function quote(client: string, capital: readonly [string, string]): Promise<PricedOffers> {
  const { id: clientId } = records.client(client);
  const content = contentOf(await defaultAddressOf(clientId), await addressIn(capital));
  return backend.app.get(OfferService).quote({ clientId, content });
}

describe('the test key of the demo', () => {
  it('works in its own test environment, and is the one that the start script prints', async () => {
    const response = await fetch(`${backend.url}/api/v1/address?size=5&page=0`, {
      headers: { Authorization: `Bearer ${demoTestToken}` },
    });
    expect(response.status).toBe(200);
    const { addresses } = (await response.json()) as { addresses: { clientId: number }[] };
    expect(addresses.every(({ clientId }) => clientId >= 1_000_000_000)).toBe(true);
    const start = fs.readFileSync(path.join(import.meta.dirname, '../../tools/start.mjs'), 'utf8');
    expect(start).toContain(demoTestToken);
  });
});

describe('seeding the demo', () => {
  it('adds API keys of a client with recorded use, whose secrets are unknown', async () => {
    const found = await query<{ row: string }>(
      `select concat_ws(' ', u.name, s.public_id is not null, k.last_used_at < '2026-03-16'::date - interval '180 days',
                (select count(*) from event_reader e where e.user_id = u.id),
                (select count(*) > 100 from api_key_usage c where c.user_id = u.id)) as row
         from user_account u join user_role r on r.user_id = u.id join client c on c.id = r.client_id
         left join api_key_secret s on s.user_id = u.id left join api_key_use k on k.user_id = u.id
        where u.kind = 'API_KEY' and c.name = 'Kookaburra Paints' order by u.id`,
    );
    expect(found.map(({ row }) => row)).toEqual([
      ...['Old order system f t 0 f', 'Warehouse t f 0 t', 'ERP t f 1 f'],
    ]);
    for (const email of ['key-old-orders@linehaul.example', 'key-warehouse@linehaul.example']) {
      const { status } = await fetch(`${backend.url}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Linehaul1' }),
      });
      expect(status).toBe(401);
    }
  });

  it('adds webhooks of a client, one paused and one of test data', async () => {
    const found = await query<{ row: string }>(
      `select concat_ws(' ', w.name, w.status, c.test_of is not null) as row
         from webhook_subscription w join client c on c.id = w.client_id order by w.id`,
    );
    expect(found.map(({ row }) => row)).toEqual([
      ...['Warehouse system ACTIVE f', 'ERP freight costs PAUSED f'],
      ...['Customer messages ACTIVE f', 'Development ACTIVE t'],
    ]);
  });

  it('assigns localities of every state to a zone of each priority of every carrier', async () => {
    const [coverage] = await query<{ localities: number; states: number }>(
      `select count(*)::integer as localities, count(distinct state)::integer as states from locality`,
    );
    const unzoned = await query(
      `select c.name, l.name from carrier c cross join locality l
        where (select count(*) from suburb_zone s join carrier_zone z on z.id = s.carrier_zone_id
                where z.carrier_id = c.id and s.locality_id = l.id)
              <> (select count(distinct zone_priority) from carrier_zone where carrier_id = c.id)`,
    );

    expect(coverage?.localities).toBeGreaterThanOrEqual(600);
    expect(coverage?.states).toBe(8);
    expect(unzoned).toEqual([]);
  });

  it.each(demoClients.map(({ name }) => name))('gives %s a valid default address', async (name) => {
    expect(await defaultAddressOf(records.client(name).id)).toMatchObject({
      status: 'VALID',
      company: name,
    });
  });

  it.each(demoClients)(
    'gives $name valid receivers in every state',
    async ({ name, addresses }) => {
      const [book] = await query<{ count: number; states: number; valid: number }>(
        `select count(*)::integer as count, count(distinct l.state)::integer as states,
              (count(*) filter (where status = 'VALID'))::integer as valid
         from address a left join locality l on l.id = a.locality_id
        where a.client_id = $1 and not is_default`,
        [records.client(name).id],
      );

      expect(book).toMatchObject({ count: addresses, states: 8 });
      expect((book?.valid ?? 0) / addresses).toBeGreaterThanOrEqual(0.85);
    },
  );

  it.each(demoClients.flatMap(({ name }) => capitals.map((capital) => [name, capital] as const)))(
    'gives %s four priced offers for a carton to %s, each from its own numbers',
    async (name, capital) => {
      const { offers } = await quote(name, capital);

      const priced = offers.filter(({ data }) => data.totalCents > 0);
      const ranges = new Set(priced.map(({ data }) => data.connoteSource.prefixRangeId));
      expect(ranges.size).toBeGreaterThanOrEqual(4);
      expect(priced.every(({ data }) => data.etaDate !== null)).toBe(true);
    },
  );

  it('has one rate card expired and one in the future', async () => {
    const saltbush = await quote('Saltbush Foods', ['SYDNEY', '2000']);
    const ironbark = await quote('Ironbark Tools', ['SYDNEY', '2000']);

    expect(saltbush.rejections).toContainEqual(
      expect.objectContaining({ serviceType: 'General with Tail Lift', code: 'RATE_CARD_EXPIRED' }),
    );
    expect(ironbark.rejections).toContainEqual(
      expect.objectContaining({ serviceType: 'Overnight Express', code: 'RATE_CARD_EXPIRED' }),
    );
  });

  it('does nothing the second time', async () => {
    const everything = `
      select (select count(*) from audit_entry)::integer as audited,
             (select count(*) from event_store.events)::integer as events,
             (select count(*) from user_account)::integer as users`;
    const before = await query(everything);

    await seedDemo(backend.app, options);

    expect(await query(everything)).toEqual(before);
  });
});

describe('seeding after an interruption', () => {
  it('completes what is missing, with the same result', async () => {
    const interrupted = await startBackend('seed_again', [], { OUTGOING_ALLOW: '127.0.0.0/8' });
    const database = interrupted.app.get(DataSource);
    const fails = await failAfter(database, 'address', 40);
    await expect(seedDemo(interrupted.app, options)).rejects.toThrow('the power is gone');
    await fails.repair();
    await seedDemo(interrupted.app, options);

    const contents = `
      select c.name as client, a.company, a.address_line1, a.status, l.name as suburb
        from address a join client c on c.id = a.client_id left join locality l on l.id = a.locality_id
       order by c.name, a.reference_id, a.company`;
    expect(await database.query<unknown[]>(contents)).toEqual(await query(contents));
    expect(
      await database.query<unknown[]>(
        'select count(*) from client_carrier_account where not is_active',
      ),
    ).toEqual([{ count: 0 }]);
    await interrupted.stop();
  }, 60_000);
});

/** Makes a table reject inserts after this many rows. */
async function failAfter(database: DataSource, table: string, rows: number) {
  await database.query(`
    create function run_out() returns trigger language plpgsql as $$
    begin
      if (select count(*) from ${table}) >= ${rows} then raise exception 'the power is gone'; end if;
      return new;
    end $$;
    create trigger runs_out before insert on ${table} for each row execute function run_out();`);
  return {
    repair: () => database.query(`drop trigger runs_out on ${table}; drop function run_out();`),
  };
}

describe('custom items of the demo', () => {
  it('include twelve for every client, five of them dangerous goods', async () => {
    const counts = await query<{ items: number; numbers: string }>(`
      select count(*)::int as items,
             string_agg(t.dangerous_goods->0->'unNumber'->>'id', ',' order by t.dangerous_goods->0->'unNumber'->>'id') as numbers
        from item_template t where t.client_id < 1000000000 group by t.client_id`);

    expect(counts).toHaveLength(demoClients.length);
    expect(new Set(counts.map(({ items }) => items))).toEqual(new Set([12]));
    expect(new Set(counts.map(({ numbers }) => numbers))).toEqual(
      new Set(['1219,1263,1791,1950,3480']),
    );
  });
});
