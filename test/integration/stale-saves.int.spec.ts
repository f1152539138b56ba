import { STALE_SAVE_CODE } from '../../backend/contracts/views/stale-save.view.js';
import { someTariffs } from '../../backend/src/pricing/testing/some-tariffs.js';
import { startBackend, type RunningBackend } from '../../backend/src/testing/start-backend.js';
import { TestSession, type Person } from '../../backend/src/testing/test-session.js';
import {
  address,
  editRequests,
  flow,
  integration,
  item,
  recordAt,
  routesOf,
  webhook,
  type EditRequest,
} from '../support/edit-requests.js';

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly details: {
    readonly version: number;
    readonly changedBy: { readonly name: string } | null;
    readonly changedAt: string | null;
    readonly changes: readonly { field: string; from: unknown; to: unknown }[];
  };
}

let backend: RunningBackend;
let web: TestSession;
let admin: Person;
let edited: Person;

beforeAll(async () => {
  backend = await startBackend('stale_saves');
  await someTariffs(backend);
  web = new TestSession(backend);
  admin = await web.someone({ role: 'SUPER_ADMIN' });
  edited = await web.someone({ role: 'CLIENT_USER', clientId: 10 });
  await backend.database.query(`
    update client set custom_email = true where id = 11;
    insert into customer (id, name, bookings_email, contact_email)
      values (3, 'Empty', 'b@z.example', 'c@z.example');
    insert into address (id, client_id, status, address_class, company, address_line1, search_text)
      values (1, 11, 'DRAFT', 'BUSINESS', 'One', '1 St', ''), (2, 11, 'DRAFT', 'BUSINESS', 'Two', '2 St', ''),
             (3, 11, 'DRAFT', 'BUSINESS', 'Three', '3 St', '');
    insert into customer_carrier_account (id, customer_carrier_id, account_number) values (2, 1, 'CFP2');
    insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length,
                         is_data_transfer_required)
      values (2, 'two', 'Two', 3, 9, false);
    insert into customer_carrier (id, customer_id, carrier_id) values (2, 1, 2);
    insert into client_carrier_account (id, client_id, connote_prefix_id) values (2, 11, 1);
    insert into client_payer_account (id, client_id, carrier_id, who_pays, account_number, description)
      values (1, 11, 1, 'RECEIVER', 'A', 'a'), (2, 11, 1, 'RECEIVER', 'B', 'b');
    insert into item_type (id, type) values (1, 'Carton'), (2, 'Pallet');
    insert into item_type_selection (client_id, item_type_id, status) values (11, 1, true);
    insert into host_key (id, customer_id, server, fingerprint, pinned_at)
      values (1, 1, 'one.example:22', 'SHA256:1', now()), (2, 1, 'two.example:22', 'SHA256:2', now());
    insert into user_role (id, user_id, role, client_id) values
      (901, ${edited.id}, 'CLIENT_ADMIN', 13), (902, ${edited.id}, 'CLIENT_USER', 11)`);
  for (const name of ['Drum', 'Crate'])
    await made('POST', 'item/template', { ...item, name, itemTypeId: 1 });
  for (const name of ['Mine', 'Yours'])
    await made('POST', `consignment/filter?name=${name}&isDefault=false`, { size: 10, page: 0 });
  for (const username of ['one', 'two'])
    await made('POST', 'client-integration', { ...integration, username, password: 'x' });
  for (const folder of ['one', 'two']) await made('POST', 'integration-flow', { ...flow, folder });
  for (const name of ['one', 'two']) await made('POST', 'webhook', { ...webhook, name });
  await made('PUT', 'custom-email', { clientId: 11, companyName: 'First' });
});

afterAll(() => backend.stop());

async function made(method: string, path: string, body: object): Promise<void> {
  const { status, body: told } = await web.ask(admin, method, path, body);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(told)}`);
}

async function versionOf({ table, where }: EditRequest): Promise<number> {
  const [row] = await backend.database.query<{ version: number }[]>(
    `select version from ${table} where ${where}`,
  );
  return row?.version ?? 0;
}

const isEditing = /^(PUT|PATCH|DELETE) /;

describe('a route that edits', () => {
  it('declares the records it edits, or why none has a version', () => {
    const silent = routesOf(backend).filter(({ name, edit }) => isEditing.test(name) && !edit);

    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('is tried below when its record has a version', () => {
    const versioned = routesOf(backend).filter(({ edit }) => (edit?.records.length ?? 0) > 0);

    expect(versioned.map(({ name }) => name).sort()).toEqual(
      Object.keys(editRequests(edited.id)).sort(),
    );
  });

  it('rejects a version that is not the saved one, and accepts the saved one', async () => {
    const found: unknown[] = [];
    for (const [name, edit] of Object.entries(editRequests(edited.id))) {
      const [method = ''] = name.split(' ');
      await backend.database.query(
        `update ${edit.table} set version = version + 1 where ${edit.where}`,
      );
      const version = await versionOf(edit);
      const stale = edit.send(version - 1);
      const refused = await web.ask<Refusal>(admin, method, stale.path, stale.body);
      const isKept = (await versionOf(edit)) === version;
      const current = edit.send(version);
      const saved = await web.ask(admin, method, current.path, current.body);
      const isSaved = saved.status >= 200 && saved.status < 300;
      const { code, details } = refused.body;
      if (refused.status !== 409 || code !== STALE_SAVE_CODE || details.version !== version)
        found.push({ name, refused });
      if (!isKept || !isSaved) found.push({ name, isKept, saved });
    }

    expect(found).toEqual([]);
  });
});

describe('a refused save', () => {
  it('names who changed which of its fields, from what to what', async () => {
    const other = await web.someone({ role: 'CUSTOMER_ADMIN', customerId: 1 });
    const seen = await versionOf(recordAt('address', 'id = 3', () => ({ path: '' })));
    const theirs = { ...address, id: 3, company: 'Theirs', version: seen };
    await web.ask(other, 'PUT', 'address', theirs);
    const mine = { ...address, id: 3, company: 'Mine', addressLine1: '1 A St', version: seen };
    const { status, body } = await web.ask<Refusal>(admin, 'PUT', 'address', mine);

    expect(status).toBe(409);
    expect(body.message).toBe(`Changed by ${other.email} since you opened it`);
    expect(body.details).toMatchObject({
      version: seen + 1,
      changedBy: { name: other.email },
      changes: [
        { field: 'company', from: 'Three', to: 'Theirs' },
        { field: 'addressLine1', from: '3 St', to: '1 A St' },
      ],
    });
  });

  it('may have named its version in If-Match', async () => {
    const answer = await fetch(`${backend.url}/api/v1/address`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/json',
        'if-match': '"1"',
      },
      body: JSON.stringify({ ...address, id: 3 }),
    });

    expect(answer.status).toBe(409);
  });

  it.each(['x', '-1', '1.5', '99999999999', true])(
    'is 400 with the version %s',
    async (version) => {
      const { status } = await web.ask(admin, 'PUT', 'address', { ...address, id: 3, version });

      expect(status).toBe(400);
    },
  );
});

describe('fifty pairs of people at one record', () => {
  it('are each saved or rejected, and the audit has no gap', async () => {
    const record = recordAt('address', 'id = 3', () => ({ path: '' }));
    const before = await versionOf(record);
    let kept = 0;
    for (let pair = 0; pair < 50; pair += 1) {
      const version = await versionOf(record);
      const save = (company: string) =>
        web.ask(admin, 'PUT', 'address', { ...address, id: 3, company, version });
      const statuses = (await Promise.all([save(`A ${pair}`), save(`B ${pair}`)])).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([200, 409]);
      kept += 1;
    }
    // without a version the last save wins, and the audit is still correct
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        web.ask(admin, 'PUT', 'address', { ...address, id: 3, company: `Last ${index}` }),
      ),
    );
    const entries = await backend.database.query<{ before: object | null; after: object | null }[]>(
      `select before, after from audit_entry
        where record_type = 'address' and record_id = '3' order by (after ->> 'version')::int`,
    );

    expect(await versionOf(record)).toBe(before + kept + 50);
    entries.slice(1).forEach((entry, index) => {
      expect(entry.before).toEqual(entries[index]?.after);
    });
    expect(entries.at(-1)?.after).toMatchObject({ version: before + kept + 50 });
  });
});
