import type { RecordsChanged } from '@contracts/realtime/messages.js';

import { backend, connected, next, setUpRealtime } from './realtime.fixture.js';

setUpRealtime('announced_prices');

const superAdmin = [{ role: 'SUPER_ADMIN' }] as const;

beforeAll(() =>
  backend.database.query(`
    insert into locality (id, name, postcode, state, latitude, longitude)
      values (1, 'MELBOURNE', '3000', 'VIC', -37.81, 144.96);
    insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length, customer_id)
      values (50, 'own', 'Own', 3, 9, 1), (52, 'shared', 'Shared', 3, 9, null);
    insert into carrier_service_type (id, carrier_id, service_type, display_service_type)
      values (1, 50, 'EXP', 'Express');
    insert into carrier_zone (id, carrier_id, zone, zone_priority)
      values (1, 50, 'MEL', 1), (2, 50, 'GEE', 1), (3, 52, 'MEL', 1);
    insert into customer_carrier (id, customer_id, carrier_id) values (1, 1, 50);
    insert into customer_carrier_account (id, customer_carrier_id, account_number) values (1, 1, 'A1');
    insert into connote_prefix (id, customer_carrier_account_id, connote_prefix, prefix_range_id)
      values (1, 1, 'OWN', 71);
    insert into client_carrier_account (id, client_id, connote_prefix_id) values (1, 10, 1);
    insert into rate_card_rows (digest, rows) values ('d', '[]')`),
);

const zones = ['carrier-zone'];
const rates = ['carrier'];

const zonesOf = (ids: string) =>
  `insert into suburb_zone (carrier_zone_id, locality_id) values ${ids}`;

interface ReceivedKinds {
  readonly staff: readonly string[];
  readonly operator: readonly string[];
  readonly outsider: readonly string[];
}

let calls = 0;

/** Kinds of changes of which staff of customer 1, an operator and staff of customer 2 are notified. */
async function receivedAfter(statement: string): Promise<ReceivedKinds> {
  calls += 1;
  const role = (customerId: number) => [{ role: 'CUSTOMER_USER', customerId }] as const;
  const users = [
    await connected(`staff-${calls}@x.example`, role(1)),
    await connected(`operator-${calls}@x.example`, superAdmin),
    await connected(`outsider-${calls}@x.example`, role(2)),
  ];
  const received = users.map(({ socket }) => {
    const kinds: string[] = [];
    const last = new Promise<void>((resolve) => {
      socket.on('records-changed', (message: RecordsChanged) => {
        kinds.push(...message.kinds.filter((kind) => kind !== 'client'));
        if (message.kinds.includes('client')) resolve();
      });
    });
    return { kinds, last };
  });
  await backend.database.query(statement);
  // each of them is notified of one of these, after everything else
  await backend.database.query(
    'update client set goods_pickup = not goods_pickup where id in (10, 20)',
  );
  await Promise.all(received.map(({ last }) => last));
  const [staff = [], operator = [], outsider = []] = received.map(({ kinds }) => kinds);
  return { staff, operator, outsider };
}

describe('changes of zones', () => {
  it.each([
    ['are added', zonesOf('(1, 1)')],
    ['move', 'update suburb_zone set carrier_zone_id = 2 where carrier_zone_id = 1'],
    ['are removed', 'delete from suburb_zone where carrier_zone_id = 2'],
  ])('reach the users of their customer when suburbs %s', async (_, statement) => {
    expect(await receivedAfter(statement)).toEqual({ staff: zones, operator: zones, outsider: [] });
  });

  it('reach them when a zone is removed with its suburbs', async () => {
    await backend.database.query(zonesOf('(2, 1)'));

    expect((await receivedAfter('delete from carrier_zone where id = 2')).staff).toEqual(zones);
  });

  it('of a shared carrier reach the users of every customer', async () => {
    expect(await receivedAfter(zonesOf('(3, 1)'))).toEqual({
      ...{ staff: zones, operator: zones, outsider: zones },
    });
  });
});

describe('changes of rate cards', () => {
  it('reach the users of their client and its customer', async () => {
    const version = `
      insert into rate_card (client_carrier_account_id, carrier_service_type_id, effective_from,
                             lane_count, rate_types, digest)
      values (1, 1, '2026-01-01', 0, '{}', 'd')`;
    const own = await connected('client@x.example', [{ role: 'CLIENT_USER', clientId: 10 }]);
    const message = next<RecordsChanged>(own.socket, 'records-changed');

    const received = await receivedAfter(version);

    const { kinds, clientId } = await message;
    expect(clientId).toBe(10);
    expect(kinds).toEqual(expect.arrayContaining(rates));
    expect(received).toEqual({ staff: rates, operator: rates, outsider: [] });
    expect((await receivedAfter('update rate_card set withdrawn_at = now()')).staff).toEqual(rates);
  });
});
