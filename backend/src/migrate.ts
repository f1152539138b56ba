import 'reflect-metadata';

import { migrations } from './migrations.js';
import { environmentOrExit } from './platform/config/read-environment.js';
import { migrateDatabase } from './platform/database/migrate-database.js';
import { MigrationRefused } from './platform/database/migration-checks.js';

const environment = environmentOrExit();
try {
  await migrateDatabase({
    databaseUrl: environment.DATABASE_URL,
    ownerUrl: environment.DATABASE_OWNER_URL,
    eventStoreUrl: environment.eventStoreUrl,
    eventStoreAdminUrl: environment.EVENT_STORE_ADMIN_URL,
    migrations,
  });
} catch (error) {
  if (!(error instanceof MigrationRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
