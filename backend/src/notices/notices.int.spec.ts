import { randomUUID } from 'node:crypto';

import type { NoticeView } from '@contracts/views/notice.view.js';

import { someClients, startBackend, type RunningBackend } from '../testing/start-backend.js';
import { TestClient } from '../testing/test-client.js';

const EMAIL = 'client_user-10@x.example';

let backend: RunningBackend;
let user: TestClient;
let other: TestClient;

beforeAll(async () => {
  backend = await startBackend('notices');
  await backend.database.query(someClients);
  user = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  other = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 13 });
}, 60_000);

afterAll(() => backend.stop());

const list = async (as = user) => (await as.request<NoticeView[]>('GET', 'notice')).body;
const save = (notice: object, as = user) => as.request('POST', 'notice', notice);
const notice = (text: string) => ({ key: randomUUID(), tone: 'success', text });

describe('H51 notices of a user', () => {
  it('are there after a reload, newest first, and only for that user', async () => {
    const first = notice('Address saved');
    expect((await save(first)).status).toBe(204);
    await save({ ...notice('Error deleting Prefix'), tone: 'error' });

    const kept = await list();
    expect(kept.map(({ text, tone, isRead }) => [text, tone, isRead])).toEqual([
      ['Error deleting Prefix', 'error', false],
      ['Address saved', 'success', false],
    ]);
    expect(await list(other)).toEqual([]);
  });

  it('are stored once, however often they are sent', async () => {
    const twice = notice('Sent twice');
    await Promise.all([save(twice), save(twice)]);

    expect((await list()).filter(({ text }) => text === 'Sent twice')).toHaveLength(1);
  });

  it('are rejected without text', async () => {
    expect((await save(notice(''))).status).toBe(400);
    expect((await list()).some(({ text }) => text === '')).toBe(false);
  });

  it('are read up to the one shown, and only for this user', async () => {
    await save(notice('Of somebody else'), other);
    const [newest] = await list();
    await save(notice('Came meanwhile'));
    const read = await user.request('POST', 'notice/read', { upTo: newest?.id });

    expect(read.status).toBe(204);
    expect((await list()).filter(({ isRead }) => !isRead).map(({ text }) => text)).toEqual([
      'Came meanwhile',
    ]);
    expect((await list(other)).every(({ isRead }) => !isRead)).toBe(true);
  });

  it('are deleted beyond a limit, oldest first', async () => {
    await backend.database.query(
      `insert into notice (user_id, key, tone, text)
         select id, 'n' || n, 'info', 'Old ' || n from user_account, generate_series(1, 510) n
           where email = $1`,
      [EMAIL],
    );
    await save(notice('The newest'));

    const [{ count } = { count: 0 }] = await backend.database.query<{ count: number }[]>(
      `select count(*)::integer as count from notice
         where user_id = (select id from user_account where email = $1)`,
      [EMAIL],
    );
    expect(count).toBe(500);
    expect((await list())[0]?.text).toBe('The newest');
  });

  it.each([
    ['an unknown tone', { ...notice('x'), tone: 'loud' }],
    ['a text that is too long', notice('x'.repeat(1001))],
    ['no key', { tone: 'info', text: 'x' }],
  ])('are rejected with %s', async (_case, body) => {
    expect((await save(body)).status).toBe(400);
  });
});
