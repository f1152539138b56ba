import { setTimeout as pause } from 'node:timers/promises';

import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestClient } from '../../testing/test-client.js';
import { someTariffs } from '../testing/sample-tariffs.js';

let backend: RunningBackend;
let superAdmin: TestClient;

/** Carrier 1 is shared and has zones; so is carrier 2. */
const zones = `
  insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length)
    values (2, 'cc_west', 'West Side', 3, 9);
  select setval(pg_get_serial_sequence('carrier_zone', 'id'), 100);
  insert into carrier_zone (id, carrier_id, zone, zone_priority)
    values (12, 1, 'NSW', 2), (13, 1, 'VIC', 2), (21, 2, 'WEST', 1)`;

beforeAll(async () => {
  backend = await startBackend('suburb_zone_conflicts');
  await someTariffs(backend);
  await backend.database.query(zones);
  superAdmin = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
});
afterAll(() => backend.stop());

const zonesOf = async (suburbId: number) =>
  (
    await backend.database.query<{ id: number }[]>(
      'select carrier_zone_id as id from suburb_zone where locality_id = $1 order by 1',
      [suburbId],
    )
  ).map(({ id }) => id);

const path = 'carrier-zone/suburb-zone';

describe('a suburb', () => {
  it.each([
    ['added', () => superAdmin.request('POST', `${path}?suburbId=1`, { id: 12 })],
    ['moved', () => superAdmin.request('PUT', `${path}?oldCarrierZoneId=1&suburbId=1`, { id: 12 })],
  ])('%s while an import changes its zone never has two of one priority', async (_how, change) => {
    const before = await zonesOf(1);
    const running = backend.database.createQueryRunner();
    await running.startTransaction();
    await running.query('select from carrier where id = 1 for update');
    const changed = change();
    await pause(300);
    await running.query('insert into suburb_zone (carrier_zone_id, locality_id) values (13, 1)');
    await running.commitTransaction();
    await running.release();

    expect(await changed).toMatchObject({
      status: 409,
      body: { message: 'The suburb already has a zone for this carrier and priority' },
    });
    expect(await zonesOf(1)).toEqual([...before, 13]);
    await backend.database.query('delete from suburb_zone where carrier_zone_id = 13');
  });

  it('is not moved out of the zones of one carrier into those of another', async () => {
    const before = await zonesOf(1);
    const { status } = await superAdmin.request('PUT', `${path}?oldCarrierZoneId=1&suburbId=1`, {
      id: 21,
    });

    expect(status).toBe(404);
    expect(await zonesOf(1)).toEqual(before);
  });
});
