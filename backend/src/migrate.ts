import 'reflect-metadata';

import { migrations } from './migrations.js';
import { environmentOrExit } from './platform/config/read-environment.js';
import { migrateDatabase } from './platform/database/migrate-database.js';

const environment = environmentOrExit();
await migrateDatabase({
  databaseUrl: environment.DATABASE_URL,
  eventStoreUrl: environment.eventStoreUrl,
  migrations,
});
