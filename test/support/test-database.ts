import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Creates an empty database for one spec file, on the server of the test run (or on `TEST_DATABASE_URL`). Rejects
 * any database whose name lacks "test".
 */
export async function createTestDatabase(label: string): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run this through jest');
  const name = `test_${label}_${randomBytes(4).toString('hex')}`.toLowerCase();

  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => dropDatabase(server, name) };
}

async function dropDatabase(server: string, name: string): Promise<void> {
  if (!name.includes('test')) throw new Error(`refusing to drop ${name}: not a test database`);
  await runOn(server, `drop database if exists ${name} with (force)`);
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
