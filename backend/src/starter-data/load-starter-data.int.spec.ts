import { Locality } from '../address-book/index.js';
import { startBackend, type RunningBackend } from '../testing/start-backend.js';
import { loadStarterData } from './index.js';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('starter_data');
});
afterAll(() => backend.stop());

const tables = ['locality', 'item_type', 'un_entry', 'service_group', 'transit_lane'] as const;

async function counts(): Promise<number[]> {
  const counted = tables.map((table) => `(select count(*)::integer from ${table}) as ${table}`);
  const [row] = await backend.database.query<Record<(typeof tables)[number], number>[]>(
    `select ${counted.join()}`,
  );
  return tables.map((table) => row?.[table] ?? 0);
}

describe('starter data', () => {
  it('contains everything a first consignment needs that customers do not enter, and is loaded once', async () => {
    await Promise.all([loadStarterData(backend.app), loadStarterData(backend.app)]);

    const loaded = await counts();
    expect(Math.min(...loaded)).toBeGreaterThan(0);
    expect(loaded[tables.indexOf('service_group')]).toBe(5);
    expect(loaded[tables.indexOf('item_type')]).toBe(10);

    await loadStarterData(backend.app);
    expect(await counts()).toEqual(loaded);
  });

  it('has Australia Post and StarTrack, with zones for their rate cards', async () => {
    const rows = await backend.database.query<
      { adapter: string; services: number; zoned: number }[]
    >(`
      select c.adapter,
             (select count(*)::integer from carrier_service_type s where s.carrier_id = c.id) as services,
             (select count(distinct s.locality_id)::integer from suburb_zone s
                join carrier_zone z on z.id = s.carrier_zone_id where z.carrier_id = c.id) as zoned
        from carrier c order by c.name`);

    expect(rows.map(({ adapter }) => adapter)).toEqual(['australia-post', 'australia-post']);
    expect(rows.map(({ services }) => services)).toEqual([2, 3]);
    expect(Math.min(...rows.map(({ zoned }) => zoned))).toBeGreaterThan(0);
  });

  it('leaves unchanged what has been loaded or deleted since', async () => {
    await backend.database.query(`update item_type set type = 'Bale' where type = 'Bag'`);
    await backend.database.getRepository(Locality).update({ name: 'DARWIN CITY' }, { latitude: 1 });

    await loadStarterData(backend.app);

    expect((await counts())[tables.indexOf('item_type')]).toBe(10);
    const place = await backend.database
      .getRepository(Locality)
      .findOneByOrFail({ name: 'DARWIN CITY' });
    expect(place.latitude).toBe(1);
  });
});
