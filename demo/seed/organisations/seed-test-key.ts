import { randomBytes } from 'node:crypto';

import { DataSource } from 'typeorm';

import {
  readApiKeyToken,
  TestEnvironments,
  UserRepository,
} from '../../../backend/src/identity/index.js';
import { Clock } from '../../../backend/src/platform/clock.js';
import type { SeedContext } from '../seed-context.js';
import { findRecords } from './find-records.js';

const CLIENT = 'Kookaburra Paints';
const EMAIL = 'key-sandbox@linehaul.example';
const KEY_VALIDITY_MS = 365 * 24 * 60 * 60 * 1_000;

/** Token of the demo's test key: the same everywhere, and only where the demo's data is. */
export const demoTestToken = 'lh_test_DEMO0000_Sandbox0000000000000000000000000000000000000YrA70';

/** Seeds the test key 'Sandbox', which is public: it ships test data only. */
export async function seedTestKey({ app, actor }: SeedContext): Promise<void> {
  const known = await app
    .get(DataSource)
    .query<unknown[]>('select 1 from user_account where email = $1', [EMAIL]);
  if (known.length > 0) return;
  const records = await findRecords(app);
  const clientId = await app
    .get(TestEnvironments, { strict: false })
    .ensure(records.client(CLIENT).id, actor);
  const token = readApiKeyToken(demoTestToken);
  await app.get(UserRepository).create({
    name: 'Sandbox',
    email: EMAIL,
    password: randomBytes(24).toString('base64url'),
    status: 'ACTIVE',
    roles: [{ role: 'API_KEY', clientId }],
    apiKey: {
      scopes: null,
      token,
      expiresAt: new Date(app.get(Clock).now().getTime() + KEY_VALIDITY_MS),
    },
  });
}
