import type { MilestoneName, SetUpView } from '@contracts/views/set-up.view.js';

import type { RunningBackend } from '../../testing/start-backend.js';
import { TestSession, type Person } from '../../testing/test-session.js';
import { startWithReadyClient } from './ready-client.fixture.js';

let backend: RunningBackend;
let web: TestSession;
let admin: Person;
let foreignAdmin: Person;

beforeAll(async () => {
  backend = await startWithReadyClient('milestones');
  web = new TestSession(backend);
  admin = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
  foreignAdmin = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 2 });
  await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
});
afterAll(() => backend.stop());

async function milestone(name: MilestoneName, person = admin, customerId = 1) {
  const { body } = await web.request<SetUpView>(person, 'GET', `set-up?customerId=${customerId}`);
  return body.milestones.find((one) => one.name === name);
}

interface StoredConsignment {
  readonly id: number;
  readonly customerId: number;
  readonly client: string;
  readonly at: string;
  readonly state?: 'OPEN' | 'DELETED';
}

const consignment = ({ id, customerId, client, at, state = 'OPEN' }: StoredConsignment) => `
  insert into consignment_list
      (id, client_id, client_name, customer_id, consignment_type, status, state, revision, connote_number,
       created_at, dispatch_date, consignment_references, formatted_references, item_quantity, weight_grams,
       printed_label, permanent_booking, booking_api_available, search_text)
    values (${id}, 10, '${client}', ${customerId}, 'DEFAULT', 'CREATED', '${state}', 1, 'SSBK${id}',
            '${at}', '2026-11-18', '{}', '', 1, 1000, false, false, false, '')`;

const manifest = (id: number, dataStatus: string, at: string) => `
  insert into manifest_list values (${id}, 'MAN-${id}', 10, 'Parent', 1, 'Southern Star', 'Express', 'Acme',
    '2026-11-18', '${at}', '${at}', 1, true, '${dataStatus}', null, null, 1, null, '${at}', 'SENT', 'BK',
    null, 1, null, '${at}', null, null, false, false, false, '')`;

describe('a milestone', () => {
  const instant: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);

  it('names the carrier or client that reached it, or what it needs', async () => {
    const first = { isReached: true, need: null, subject: 'Southern Star', at: instant };

    expect(await milestone('CARRIER_REACHED')).toMatchObject(first);
    expect(await milestone('PRICED')).toMatchObject(first);
    expect(await milestone('CLIENT_READY')).toMatchObject({ subject: 'Parent', at: null });
    expect(await milestone('FIRST_CONSIGNMENT')).toMatchObject({
      isReached: false,
      need: 'CONSIGNMENT',
    });
    expect(await milestone('DELIVERED')).toMatchObject({ need: 'DELIVERY_SCAN' });
  });

  it('counts a rate card from its first day', async () => {
    const rateCard = (from: string) => `
      insert into rate_card (client_carrier_account_id, carrier_service_type_id, effective_from,
                             lane_count, rate_types, digest, created_at)
        select 2, 1, ${from}, 1, '{KG}', digest, now() - interval '1 year' from rate_card_rows limit 1`;
    await backend.database.query(`
      insert into customer_carrier (id, customer_id, carrier_id) values (2, 2, 1);
      insert into customer_carrier_account (id, customer_carrier_id, account_number) values (2, 2, 'RED1');
      insert into connote_prefix (id, customer_carrier_account_id, connote_prefix, prefix_range_id)
        values (2, 2, 'RED', 72);
      insert into client_carrier_account (id, client_id, connote_prefix_id) values (2, 20, 2);
      ${rateCard('current_date + 30')}`);
    expect(await milestone('PRICED', foreignAdmin, 2)).toMatchObject({ need: 'RATE_CARD' });

    await backend.database.query(rateCard(`'2026-01-01'`));
    expect(await milestone('PRICED', foreignAdmin, 2)).toMatchObject({
      isReached: true,
      at: '2025-12-31T13:00:00.000Z',
    });
  });

  it('stays reached when the record that reached it is withdrawn or deleted', async () => {
    await backend.database.query(`
      update customer_carrier_account set withdrawn_at = now();
      ${consignment({ id: 2, customerId: 2, client: 'Foreign', at: '2026-11-16T22:00:00Z' })};
      ${consignment({ id: 3, customerId: 1, client: 'Child', at: '2026-11-18T04:00:00Z' })};
      ${consignment({ id: 101, customerId: 1, client: 'Other', at: '2026-11-17T04:00:00Z', state: 'DELETED' })}`);
    const account = await milestone('CARRIER_REACHED');
    const consigned = await milestone('FIRST_CONSIGNMENT');
    await backend.database.query('update customer_carrier_account set withdrawn_at = null');

    expect(account).toMatchObject({ isReached: true, subject: 'Southern Star', at: instant });
    expect(consigned).toMatchObject({ subject: 'Other', at: '2026-11-17T04:00:00.000Z' });
    expect(await milestone('CLIENT_READY')).toMatchObject({ subject: 'Other' });
  });

  it('has the first accepted manifest, and the day of the first delivery', async () => {
    await backend.database.query(`
      ${manifest(1, 'FAILED', '2026-11-17T05:00:00Z')};
      ${manifest(2, 'SENT', '2026-11-17T06:00:00Z')};
      ${manifest(3, 'SENT', '2026-11-18T06:00:00Z')};
      insert into dashboard_day values
        ('a', 'customer/1', 1, 'VIC', '2026-11-19', 0, 0, 0, 0, 0, 0, 0, 1, 0),
        ('b', 'customer/1', 1, 'VIC', '2026-11-18', 0, 0, 0, 0, 0, 0, 0, 2, 0),
        ('c', 'customer/1', 1, 'VIC', '2026-11-17', 1, 0, 0, 0, 0, 0, 0, 0, 0)`);

    expect(await milestone('CARRIER_HAS_IT')).toMatchObject({
      subject: 'Southern Star',
      at: '2026-11-17T06:00:00.000Z',
    });
    expect(await milestone('DELIVERED')).toMatchObject({
      subject: 'Southern Star',
      at: '2026-11-18',
    });
  });
});
