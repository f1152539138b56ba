import { VERSION_CONFLICT_CODE } from '../../backend/contracts/views/version-conflict.view.js';
import type { RunningBackend } from '../../backend/src/testing/start-backend.js';
import type { Person, TestSession } from '../../backend/src/testing/test-session.js';
import { address, editRequests, recordAt, type EditRequest } from '../support/edit-requests.js';
import { postsWithoutVersion, routesOf } from '../support/edit-routes.js';
import { startEditedRecords } from './edited-records.fixture.js';

interface Rejection {
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
  ({ backend, web, admin, edited } = await startEditedRecords('version_conflicts'));
});

afterAll(() => backend.stop());

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

  it('includes every POST that is not a create, a query or a command', () => {
    const others = routesOf(backend)
      .filter(({ name, edit }) => name.startsWith('POST ') && !edit)
      .map(({ name }) => name.replace('POST ', ''));

    expect(others.sort()).toEqual(Object.values(postsWithoutVersion).flat().sort());
  });

  it('is tested below when its record has a version', () => {
    const versioned = routesOf(backend).filter(({ edit }) => (edit?.records.length ?? 0) > 0);

    expect(versioned.map(({ name }) => name).sort()).toEqual(
      Object.keys(editRequests(edited.id)).sort(),
    );
  });

  it('rejects what is no version', async () => {
    const found: unknown[] = [];
    for (const [name, edit] of Object.entries(editRequests(edited.id)))
      for (const wrong of [-1, 1.5, 99_999_999_999, 'one' as unknown as number]) {
        const version = await versionOf(edit);
        const { path, body } = edit.send(wrong);
        const { status } = await web.request(admin, name.split(' ')[0] ?? '', path, body);
        if (status !== 400 || (await versionOf(edit)) !== version)
          found.push({ name, wrong, status });
      }

    expect(found).toEqual([]);
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
      const rejected = await web.request<Rejection>(admin, method, stale.path, stale.body);
      const isUnchanged = (await versionOf(edit)) === version;
      const current = edit.send(version);
      const saved = await web.request(admin, method, current.path, current.body);
      const isSaved = saved.status >= 200 && saved.status < 300;
      const { code, details } = rejected.body;
      if (rejected.status !== 409 || code !== VERSION_CONFLICT_CODE || details.version !== version)
        found.push({ name, rejected });
      if (!isUnchanged || !isSaved) found.push({ name, isUnchanged, saved });
    }

    expect(found).toEqual([]);
  });
});

describe('a rejected save', () => {
  it('names who changed which of its fields, from what to what', async () => {
    const other = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
    const seen = await versionOf(recordAt('address', 'id = 3', () => ({ path: '' })));
    const theirs = { ...address, id: 3, company: 'Theirs', version: seen };
    await web.request(other, 'PUT', 'address', theirs);
    const mine = { ...address, id: 3, company: 'Mine', addressLine1: '1 A St', version: seen };
    const { status, body } = await web.request<Rejection>(admin, 'PUT', 'address', mine);

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

  it('can name its version in If-Match', async () => {
    const response = await fetch(`${backend.url}/api/v1/address`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/json',
        'if-match': '"1"',
      },
      body: JSON.stringify({ ...address, id: 3 }),
    });

    expect(response.status).toBe(409);
  });

  it.each(['x', '-1', '1.5', '99999999999', true])(
    'is 400 with the version %s',
    async (version) => {
      const { status } = await web.request(admin, 'PUT', 'address', { ...address, id: 3, version });

      expect(status).toBe(400);
    },
  );
});
