import type { CustomerView, ClientView } from '@contracts/views/organisation.view.js';
import type {
  FirstOfferView,
  SetUpRowView,
  SetUpStep,
  SetUpView,
} from '@contracts/views/set-up.view.js';

import type { RunningBackend } from '../../testing/start-backend.js';
import { TestSession, type Person } from '../../testing/test-session.js';
import { startWithReadyClient } from './ready-client.fixture.js';

let backend: RunningBackend;
let web: TestSession;
let admin: Person;
let foreignAdmin: Person;
let clientAdmin: Person;
let superAdmin: Person;

beforeAll(async () => {
  backend = await startWithReadyClient('set_up');
  await backend.database.query(`
    select setval(pg_get_serial_sequence(name, 'id'), 100)
      from unnest('{customer,client}'::text[]) name;
    insert into projection_checkpoint (name, position)
      select name, repeat('9', 19) from unnest('{dashboard,manifest-list,consignment-list}'::text[]) name
      on conflict (name) do update set position = excluded.position`);
  web = new TestSession(backend);
  admin = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
  foreignAdmin = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 2 });
  clientAdmin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
  superAdmin = await web.signInNewUser({ role: 'SUPER_ADMIN' });
});
afterAll(() => backend.stop());

const read = (person: Person, customerId: number, page = 0) =>
  web.request<SetUpView>(person, 'GET', `set-up?customerId=${customerId}&page=${page}`);

const states = (row: SetUpRowView | undefined) =>
  Object.fromEntries(
    (row?.cells ?? []).map(({ step, state, reason }) => [step, `${state} ${reason}`]),
  );

const cellOf = (row: SetUpRowView | undefined, step: SetUpStep) =>
  row?.cells.find((cell) => cell.step === step);
const named = (...of: Parameters<typeof cellOf>) => cellOf(...of)?.name;
const counted = (...of: Parameters<typeof cellOf>) => cellOf(...of)?.count;

describe('the set-up page', () => {
  it('lists what each carrier and client has', async () => {
    const { status, body } = await read(admin, 1);

    expect(status).toBe(200);
    expect(states(body.carriers[0])).toEqual({
      CONNECTION: 'OPEN NOT_STARTED',
      CARRIER_ACCOUNT: 'DONE ACCOUNT',
      CARRIER_NUMBERS: 'ATTENTION NUMBERS_LEFT',
      ZONES: 'DONE ZONES',
      RATE_CARD: 'DONE RATE_CARDS',
      RULES: 'DONE DEFAULT_RULES',
      TRACKING: 'OPEN NO_FEED',
    });
    expect(body.carriers[0]?.detail).toBe('Express, Premium');
    expect(named(body.carriers[0], 'CARRIER_ACCOUNT')).toBe('CFP1');
    expect(counted(body.carriers[0], 'RATE_CARD')).toBe(2);
    expect(body.clients.map(({ name }) => name)).toEqual([
      'Child',
      'Grandchild',
      'Other',
      'Parent',
    ]);
    expect(body.clients.map(({ detail }) => detail)).toEqual([null, null, null, 'Melbourne VIC']);
    expect(named(body.clients[3], 'CLIENT_ACCOUNT')).toBe('Southern Star');
    expect(counted(body.clients[3], 'CLIENT_NUMBERS')).toBe(90);
    expect(states(body.clients[3])).toEqual({
      ADDRESS: 'DONE ADDRESS_VALID',
      CLIENT_ACCOUNT: 'DONE ACCOUNT',
      CLIENT_NUMBERS: 'DONE NUMBERS_LEFT',
      FIRST_OFFER: 'ASK TRY_IT',
      SIGN_IN: 'DONE SIGNED_IN',
      LABELS: 'DONE PDF',
    });
    // ships on its parent's account
    expect(states(body.clients[0])).toMatchObject({
      CLIENT_ACCOUNT: 'DONE ACCOUNT',
      SIGN_IN: 'OPEN NOBODY_INVITED',
    });
    expect(states(body.clients[2])).toMatchObject({ CLIENT_ACCOUNT: 'OPEN NO_ACCOUNT' });
  });

  it('unticks a step when its records change', async () => {
    await backend.database.query(`update account_range_usage set assigned = 100`);
    const usedUp = await read(admin, 1);
    await backend.database.query(`update account_range_usage set assigned = 10`);
    await backend.database.query(
      `insert into rules_fees (level, owner_id) values ('CUSTOMER_CARRIER', 1)`,
    );
    const withOwnRules = await read(admin, 1);
    await backend.database.query(
      `update rules_fees set dropped_at = now() where level = 'CUSTOMER_CARRIER'`,
    );
    const withDroppedRules = await read(admin, 1);

    expect(states(usedUp.body.clients[3])['CLIENT_NUMBERS']).toBe(
      'ATTENTION ACCOUNTS_WITHOUT_NUMBERS',
    );
    expect(states(withOwnRules.body.carriers[0])['RULES']).toBe('DONE OWN_RULES');
    expect(states(withDroppedRules.body.carriers[0])['RULES']).toBe('DONE DEFAULT_RULES');
  });

  it("rejects another customer's id in the same way as one that does not exist", async () => {
    const tryFor = async (person: Person, clientId: number) =>
      (await web.request(person, 'GET', `set-up/first-offer?clientId=${clientId}`)).status;

    expect((await read(foreignAdmin, 1)).status).toBe(403);
    expect((await read(foreignAdmin, 999_999)).status).toBe(403);
    expect((await read(clientAdmin, 2)).status).toBe(403);
    expect((await read(superAdmin, 999_999)).status).toBe(404);
    expect(await tryFor(foreignAdmin, 10)).toBe(403);
    expect(await tryFor(foreignAdmin, 999_999)).toBe(403);
    expect(await tryFor(superAdmin, 999_999)).toBe(404);
  });

  it("shows a client's administrator only their own clients", async () => {
    const { body } = await read(clientAdmin, 1);

    expect(body).toMatchObject({ carriers: [], milestones: [], clientCount: 3 });
    expect(body.clients.map(({ name }) => name)).toEqual(['Child', 'Grandchild', 'Parent']);
  });

  it('starts empty for a new customer', async () => {
    const created = await web.request<CustomerView>(superAdmin, 'POST', 'customer', {
      name: 'Mallee Freight Desk',
      bookingsEmail: 'bookings@mallee.example',
      contactEmail: 'admin@mallee.example',
    });
    expect(created.status).toBe(200);
    const before = await read(superAdmin, created.body.id);
    expect(before.body).toMatchObject({ carriers: [], clients: [], clientCount: 0, openCount: 0 });
    expect(before.body.milestones.some(({ isReached }) => isReached)).toBe(false);

    const client = await web.request<ClientView>(
      superAdmin,
      'POST',
      `client?customerId=${created.body.id}`,
      {
        name: 'Lorikeet Lighting',
        defaultSenderAddress: {
          id: 0,
          company: 'Lorikeet',
          addressLine1: '1 High St',
          suburb: { id: 1 },
        },
      },
    );
    expect(client.status).toBe(200);
    const after = await read(superAdmin, created.body.id);
    expect(states(after.body.clients[0])).toMatchObject({
      ADDRESS: 'DONE ADDRESS_VALID',
      CLIENT_ACCOUNT: 'OPEN NO_ACCOUNT',
      SIGN_IN: 'OPEN NOBODY_INVITED',
    });
    expect(after.body.openCount).toBe(3);
  });

  it('has pages of 50 clients', async () => {
    await backend.database.query(
      `insert into client (customer_id, name) select 2, 'Client ' || n from generate_series(1, 60) n`,
    );
    const pages = [await read(foreignAdmin, 2), await read(foreignAdmin, 2, 1)];

    expect(pages.map(({ body }) => body.clients.length)).toEqual([50, 11]);
    expect(pages.map(({ body }) => body.clientCount)).toEqual([61, 61]);
    expect(pages[0]?.body.openCount).toBe(pages[1]?.body.openCount);
  });
});

describe('the first offer', () => {
  const tryOffer = (clientId: number) =>
    web.request<FirstOfferView>(admin, 'GET', `set-up/first-offer?clientId=${clientId}`);

  it('counts the offers to the capitals that a carrier serves', async () => {
    expect((await tryOffer(10)).body).toEqual({
      offerCount: 2,
      reachedCount: 1,
      capitalCount: 2,
      reason: null,
    });
  });

  it('is not calculated without a sender address', async () => {
    expect((await tryOffer(13)).body).toMatchObject({ offerCount: 0, reason: null });
  });
});
