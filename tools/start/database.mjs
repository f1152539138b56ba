// The embedded Postgres of a data directory, for the product or for commands.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { readSettings } from './settings.mjs';

const addressFile = (dataDir) => path.join(dataDir, 'database-url');
const ownerAddressFile = (dataDir) => path.join(dataDir, 'database-owner-url');
const passwordFile = (dataDir) => path.join(dataDir, 'database-password');
const APPLICATION_USER = 'linehaul_app';
const eventStoreFile = (dataDir) => path.join(dataDir, 'event-store-url');

/**
 * Starts it and writes its URLs to the data directory for commands: `url` with the programs' role, which the migration
 * creates, and `ownerUrl` for the migration itself.
 */
export async function startDatabase({ dataDir, port }) {
  const { startPostgres } = await import('../embedded-pg.mjs');
  const server = await startPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    port,
    database: 'linehaul',
    user: 'linehaul',
    settings: { max_connections: 300, shared_buffers: '256MB' },
    log: (message) => console.error(message),
  });
  const addresses = { ownerUrl: server.url, url: applicationUrl(server.url, dataDir) };
  writeIfChanged(ownerAddressFile(dataDir), addresses.ownerUrl);
  writeIfChanged(addressFile(dataDir), addresses.url);
  return { ...server, ...addresses };
}

/** Written only if changed, so that a restart on a full disk needs no space for it. */
function writeIfChanged(file, text) {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.writeFileSync(file, text, { mode: 0o600 });
}

function applicationUrl(ownerUrl, dataDir) {
  const file = passwordFile(dataDir);
  if (!fs.existsSync(file)) {
    const draft = `${file}.new`;
    fs.writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    fs.renameSync(draft, file);
  }
  const url = new URL(ownerUrl);
  url.username = APPLICATION_USER;
  url.password = fs.readFileSync(file, 'utf8');
  return url.toString();
}

/** Runs work with DATABASE_URL set to the given database, the running one, or one started for the duration. */
export async function withEmbeddedDatabase(work) {
  const { dataDir, databaseUrl, eventStoreUrl } = readSettings(process.env);
  const environment = { DATA_DIR: dataDir, ...eventStoreOf(dataDir, eventStoreUrl) };
  if (databaseUrl) return work(environment);

  const running = await runningDatabase(dataDir);
  if (running) return work({ ...environment, DATABASE_URL: running });

  const server = await startDatabase({ dataDir });
  try {
    return await work({ ...environment, DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** Writes the URL of a separate event store to the data directory, for commands. */
export function writeEventStoreUrl({ dataDir, eventStoreUrl }) {
  fs.rmSync(eventStoreFile(dataDir), { force: true });
  if (eventStoreUrl) fs.writeFileSync(eventStoreFile(dataDir), eventStoreUrl, { mode: 0o600 });
}

function eventStoreOf(dataDir, eventStoreUrl) {
  const file = eventStoreFile(dataDir);
  const written = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  const url = eventStoreUrl ?? written;
  return url ? { EVENT_STORE_URL: url } : {};
}

async function runningDatabase(dataDir) {
  if (!fs.existsSync(addressFile(dataDir))) return undefined;
  const url = fs.readFileSync(addressFile(dataDir), 'utf8');
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
