import { roleId } from '../../backend/contracts/permissions/roles.js';
import { VERSION_CONFLICT_CODE } from '../../backend/contracts/views/version-conflict.view.js';
import { editRequests } from '../support/edit-requests.js';
import { startEditedRecords, type EditedRecords } from './edited-records.fixture.js';

const ROUNDS = 10;
/** Five pairs at once, all of whom read the same version: fifty pairs in all. */
const PEOPLE = 10;

/** Body of each route's saves: differs by person if a field has enough values, otherwise by round. */
const changes: Readonly<Record<string, (round: number, person: number) => object>> = {
  'PUT address': (round, person) => ({ company: `Company ${round}-${person}` }),
  'PUT customer-carrier-account': (round, person) => ({ accountNumber: `CFP${round}${person}` }),
  'PUT customer-carrier/cut-off': (round) => ({ cutOffTime: `1${round}:00` }),
  'PUT customer-carrier/host-key': (round, person) => ({
    fingerprint: `SHA256:${`${round}${person}`.padEnd(43, 'A')}`,
  }),
  'PUT client-carrier-account/:id': (round) => ({ permanentBooking: round % 2 === 0 }),
  'PUT client-payer-account': (round, person) => ({ description: `Theirs ${round}-${person}` }),
  'PUT custom-email': (round, person) => ({ companyName: `Acacia ${round}-${person}` }),
  'PUT item/selection': (round) => ({ status: round % 2 === 1 }),
  'PUT item/template': (round, person) => ({ name: `Drum ${round}-${person}` }),
  'PUT consignment/filter': (round, person) => ({ size: 10 + 10 * round + person }),
  'PUT client-integration': (round, person) => ({ path: `/in/${round}-${person}` }),
  'PUT client-integration/host-key': (round, person) => ({
    fingerprint: `SHA256:${`${round}${person}`.padEnd(43, 'A')}`,
  }),
  'PUT integration-flow/:id': (round, person) => ({ folder: `orders-${round}-${person}` }),
  'PUT webhook/:id': (round, person) => ({ name: `Warehouse ${round}-${person}` }),
  'PUT customer': (round, person) => ({ name: `Coast ${round}-${person}` }),
  'PUT client': (round, person) => ({ name: `Another ${round}-${person}` }),
  'PUT transit-time': (round, person) => ({ eta: 2 + ((round * PEOPLE + person) % 90) }),
  'PUT user': (round, person) => ({ name: `Somebody ${round}-${person}` }),
  'PUT user/role': (round) => ({
    roleId: roleId(round % 2 === 0 ? 'CLIENT_USER' : 'CLIENT_ADMIN'),
  }),
};

/** Has only two values, and saving the current one changes nothing and is not rejected. */
const ACCEPTS_UNCHANGED_SAVES = 'PUT item/selection';

let records: EditedRecords;

beforeAll(async () => {
  records = await startEditedRecords('people_at_one_record');
});

afterAll(() => records.backend.stop());

const routes = Object.keys(changes);
const requestOf = (route: string) => {
  const request = editRequests(records.edited.id)[route];
  if (!request) throw new Error(`no such route: ${route}`);
  return request;
};

async function versionOf(route: string): Promise<number> {
  const { table, where } = requestOf(route);
  const [row] = await records.backend.database.query<{ version: number }[]>(
    `select version from ${table} where ${where}`,
  );
  return row?.version ?? 0;
}

/** The body of the route's request, with the change applied. */
function changed(body: unknown, change: object): unknown {
  return Array.isArray(body)
    ? body.map((element: object) => ({ ...element, ...change }))
    : { ...(body as object), ...change };
}

async function save(route: string, version: number, change: object): Promise<number | string> {
  const [method = ''] = route.split(' ');
  const { path, body } = requestOf(route).send(version);
  const response = await records.web.request(records.admin, method, path, changed(body, change));
  if (response.status === 409) return response.body.code;
  return response.status < 300 ? 'saved' : response.status;
}

interface AuditEntry {
  readonly record: string;
  readonly before: object | null;
  readonly after: { readonly version: number } | null;
}

/** Audit entries of one table, in the order of their versions. */
const auditOf = (table: string): Promise<AuditEntry[]> =>
  records.backend.database.query(
    `select record_id as record, before, after from audit_entry
      where record_type = $1 and after is not null
      order by record_id, (after ->> 'version')::int`,
    [table],
  );

/** Compares every entry of a table's records with the previous one. @returns the number of entries */
async function linksOf(table: string): Promise<number> {
  const entries = await auditOf(table);
  const links = entries.flatMap((entry, index) => {
    const earlier = entries[index - 1];
    return entry.record === earlier?.record ? [{ entry, earlier }] : [];
  });
  for (const { entry, earlier } of links) expect(entry.before).toEqual(earlier.after);
  return links.length;
}

describe('users editing one record', () => {
  it('are tested with every kind of record that has a version', () => {
    const tables = (names: readonly string[]) =>
      [...new Set(names.map((name) => requestOf(name).table))].sort();
    expect(tables(routes)).toEqual(tables(Object.keys(editRequests(records.edited.id))));
  });

  it.each(routes)(
    'have one save stored and all others rejected, and the audit has no gap: %s',
    async (route) => {
      const { table } = requestOf(route);
      const first = await versionOf(route);
      for (let round = 0; round < ROUNDS; round += 1) {
        const version = await versionOf(route);
        const results = await Promise.all(
          Array.from({ length: PEOPLE }, (_, person) =>
            save(route, version, changes[route]?.(round, person) ?? {}),
          ),
        );
        const others = route === ACCEPTS_UNCHANGED_SAVES ? 'saved' : VERSION_CONFLICT_CODE;
        const expected = [...Array.from({ length: PEOPLE - 1 }, () => others), 'saved'];
        expect(results.sort()).toEqual(expected.sort());
        expect(await versionOf(route)).toBe(version + 1);
      }

      expect(await linksOf(table)).toBeGreaterThanOrEqual(ROUNDS - 1);
      expect(await versionOf(route)).toBe(first + ROUNDS);
    },
  );

  it('without a version the last save wins, and the audit is still correct', async () => {
    const { web, admin } = records;
    const before = await versionOf('PUT address');
    const { body } = requestOf('PUT address').send();
    await Promise.all(
      Array.from({ length: 50 }, (_, person) =>
        web.request(admin, 'PUT', 'address', changed(body, { company: `Last ${person}` })),
      ),
    );

    expect(await versionOf('PUT address')).toBe(before + 50);
    expect(await linksOf('address')).toBeGreaterThanOrEqual(50);
  });
});
