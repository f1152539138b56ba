import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import type { Type } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { createTestDatabase } from '../../../test/support/test-database.js';
import { AppModule } from '../app.module.js';
import { UserRepository, type NewUser } from '../identity/index.js';
import { migrations } from '../migrations.js';
import { Environment } from '../platform/config/environment.js';
import { readEnvironment } from '../platform/config/read-environment.js';
import { migrateDatabase } from '../platform/database/migrate-database.js';
import { configureApp, HttpAdapter } from '../platform/http/configure-app.js';

const KEEP_ALIVE_MS = 120_000;

/** The backend of one spec file, with its own database. */
export interface RunningBackend {
  readonly url: string;
  readonly app: NestExpressApplication;
  readonly database: DataSource;
  readonly environment: Environment;
  /** Starts a second instance on the same database; it is stopped with the first. */
  startAnother(): Promise<NestExpressApplication>;
  stop(): Promise<void>;
}

/** Starts the whole backend in this process, with additional `controllers` and environment `variables`. */
export async function startBackend(
  label: string,
  controllers: readonly Type[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningBackend> {
  const testDatabase = await createTestDatabase(label);
  const databaseUrl = testDatabase.url;
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'linehaul-test-'));
  await writeFrontEnd(path.join(dataDir, 'web'));
  const environment = readEnvironment({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    WEB_ROOT: path.join(dataDir, 'web'),
    LOG_LEVEL: 'silent',
    DEMO: 'true',
    ...variables,
  });
  await migrateDatabase({ databaseUrl, eventStoreUrl: databaseUrl, migrations });
  const apps: NestExpressApplication[] = [];
  const start = async () => {
    const app = await startApp(environment, controllers);
    apps.push(app);
    return app;
  };
  const app = await start();
  return {
    url: await app.getUrl(),
    app,
    database: app.get(DataSource),
    environment,
    startAnother: start,
    stop: async () => {
      for (const running of apps) {
        // a spec's own clients keep connections open, some without a request, for which a server waits
        running.getHttpServer().closeAllConnections();
        await running.close();
      }
      await testDatabase.drop();
      await fs.rm(dataDir, { recursive: true });
    },
  };
}

async function writeFrontEnd(root: string): Promise<void> {
  await fs.mkdir(path.join(root, 'assets'), { recursive: true });
  await fs.writeFile(path.join(root, 'index.html'), '<!doctype html><title>Linehaul</title>');
  await fs.writeFile(path.join(root, 'assets/app-1a2b.js'), 'export {};');
}

async function startApp(
  environment: Environment,
  controllers: readonly Type[],
): Promise<NestExpressApplication> {
  const module = await Test.createTestingModule({
    imports: [AppModule],
    controllers: [...controllers],
  })
    .overrideProvider(Environment)
    .useValue(environment)
    .compile();
  const app = module.createNestApplication<NestExpressApplication>(new HttpAdapter());
  configureApp(app);
  // a spec may block this process for seconds: its requests must not meet connections that are just being closed
  app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_MS;
  await app.listen(0, '127.0.0.1');
  return app;
}

/** Creates an active user and returns their token. */
export async function signedInUser(
  { app, url }: Pick<RunningBackend, 'app' | 'url'>,
  user: Pick<NewUser, 'email' | 'roles'> & Partial<NewUser>,
): Promise<{ id: number; token: string }> {
  const password = 'Linehaul1';
  const id = await app
    .get(UserRepository)
    .create({ name: user.email, password, status: 'ACTIVE', ...user });
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: user.email, password }),
  });
  if (!response.ok)
    throw new Error(`sign-in returned ${response.status}: ${await response.text()}`);
  return { id, token: await response.text() };
}

/** Customer 1 with the clients 10 > 11 > 12 and 13, customer 2 with the client 20. */
export const someClients = `
  insert into customer (id, name, bookings_email, contact_email)
    values (1, 'Coastline', 'b@x.example', 'c@x.example'), (2, 'Redgum', 'b@y.example', 'c@y.example');
  insert into client (id, customer_id, parent_id, name)
    values (10, 1, null, 'Parent'), (11, 1, 10, 'Child'), (12, 1, 11, 'Grandchild'),
           (13, 1, null, 'Other'), (20, 2, null, 'Foreign');`;
