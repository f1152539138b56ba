import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';

import { type EmbeddedPostgres, startPostgres } from '../../tools/embedded-pg.mjs';
import { findDamage } from '../../tools/start/backup-manifest.mjs';
import { takeBackup } from '../../tools/start/backup.mjs';

const newFolder = (name: string) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `linehaul-${name}-`));
  fs.chmodSync(folder, 0o711);
  return folder;
};
const dataDir = newFolder('backed-up');
const folder = newFolder('backup');
let server: EmbeddedPostgres;
let client: pg.Client;

const serve = (place: string) =>
  startPostgres({ dataDir: path.join(place, 'postgres'), user: 'linehaul', database: 'linehaul' });

beforeAll(async () => {
  server = await serve(dataDir);
  fs.writeFileSync(path.join(dataDir, 'database-owner-url'), server.url);
  fs.writeFileSync(path.join(dataDir, 'encryption-keys'), 'k1:secret');
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create table note (number integer primary key)');
}, 60_000);

afterAll(async () => {
  await client.end();
  await server.stop();
  for (const place of [dataDir, folder]) fs.rmSync(place, { recursive: true });
});

function changeOneByte(file: string): void {
  const bytes = fs.readFileSync(file);
  bytes[5_000] = (bytes[5_000] ?? 0) ^ 1;
  fs.writeFileSync(file, bytes);
}

describe('backup of a running installation', () => {
  it('contains everything confirmed before it, and nothing later without everything earlier', async () => {
    let written = 0;
    const taken = new AbortController();
    const writing = (async () => {
      while (!taken.signal.aborted) await client.query('insert into note values ($1)', [++written]);
    })();
    while (written < 100) await new Promise(setImmediate);
    const acknowledged = written - 1;
    await takeBackup({ dataDir, folder });
    taken.abort();
    await writing;
    expect(findDamage(folder)).toEqual([]);

    const restored = await serve(folder);
    const copy = new pg.Client({ connectionString: restored.url });
    await copy.connect();
    const { rows } = await copy.query<{ count: number; last: number }>(
      'select count(*)::integer as count, max(number) as last from note',
    );
    await copy.end();
    await restored.stop();

    expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0]?.last).toBe(rows[0]?.count);
    expect(fs.readFileSync(path.join(folder, 'encryption-keys'), 'utf8')).toBe('k1:secret');
  }, 60_000);

  it.each<[string, (file: string) => void, RegExp]>([
    [
      'truncated',
      (file) => {
        fs.truncateSync(file, 8_192);
      },
      /has 8192 bytes instead of \d+$/,
    ],
    ['changed', changeOneByte, /^the content of .+ differs$/],
    [
      'lost',
      (file) => {
        fs.rmSync(file);
      },
      /is missing$/,
    ],
  ])('reports which file was %s since', async (_case, damage, message) => {
    const copy = newFolder('damaged');
    await takeBackup({ dataDir, folder: copy });
    const { rows } = await client.query<{ file: string }>(
      `select pg_relation_filepath('pg_proc') as file`,
    );
    const name = path.join('postgres', rows[0]?.file ?? '');
    damage(path.join(copy, name));

    const damages = findDamage(copy);

    expect(damages).toHaveLength(1);
    expect(damages[0]).toMatch(message);
    expect(damages[0]).toContain(name);
    fs.rmSync(copy, { recursive: true });
  });

  it('is rejected in a folder that is not empty', async () => {
    await expect(takeBackup({ dataDir, folder })).rejects.toThrow('is not empty');
  });
});
