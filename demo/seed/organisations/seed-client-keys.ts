import { randomBytes } from 'node:crypto';

import { DataSource } from 'typeorm';

import { DEFAULT_KEY_DAYS, IDLE_KEY_DAYS } from '@contracts/rules/api-key-expiry.js';
import type { ApiKeyScope } from '@contracts/rules/api-key-scopes.js';
import { EventStore } from '@event-store/event-store.js';

import {
  createApiKeyToken,
  readApiKeyToken,
  UserRepository,
} from '../../../backend/src/identity/index.js';
import { dayAfter } from '../movements/plan/working-days.js';
import type { SeedContext } from '../seed-context.js';
import { findRecords } from './find-records.js';

const CLIENT = 'Kookaburra Paints';
const DAYS_OF_USE = 45;
const SUNDAY = 0;
const SATURDAY = 6;

interface DemoKey {
  readonly name: string;
  readonly email: string;
  readonly scopes: readonly ApiKeyScope[] | null;
  /** False for a key that signs in with its password. */
  readonly hasToken: boolean;
  /** Days before the reference day on which it was created, and last used. */
  readonly createdDaysAgo: number;
  readonly usedDaysAgo: number;
  /** Maximum calls to each operation on a working day. */
  readonly operations: Readonly<Record<string, number>>;
  readonly readsEvents?: boolean;
}

/** One that ships, one that reads events, and one that nothing uses any more. */
const keys: readonly DemoKey[] = [
  {
    ...{ name: 'Old order system', email: 'key-old-orders@linehaul.example' },
    ...{ scopes: null, hasToken: false },
    ...{ createdDaysAgo: IDLE_KEY_DAYS + 90, usedDaysAgo: IDLE_KEY_DAYS + 24, operations: {} },
  },
  {
    ...{ name: 'Warehouse', email: 'key-warehouse@linehaul.example', hasToken: true },
    scopes: [
      ...(['consignments:read', 'consignments:write', 'manifests:read'] as const),
      ...(['labels:read', 'addresses:read', 'items:read'] as const),
    ],
    ...{ createdDaysAgo: 64, usedDaysAgo: 0 },
    operations: {
      'POST /api/v1/consignment/offers': 34,
      'POST /api/v1/consignment': 26,
      'GET /api/v1/paperwork/label/con_id/{id}': 26,
      'POST /api/v1/manifest': 2,
    },
  },
  {
    ...{ name: 'ERP', email: 'key-erp@linehaul.example', hasToken: true },
    scopes: ['consignments:read', 'manifests:read', 'events:read'],
    ...{ createdDaysAgo: 38, usedDaysAgo: 0, readsEvents: true },
    operations: { 'GET /api/v1/events': 2_880, 'GET /api/v1/consignment/{conId}': 60 },
  },
];

/**
 * Seeds the API keys of one client, with their calls. Their secrets are random and known to no one: to try one, rotate
 * it, which shows the new one.
 */
export async function seedClientKeys(context: SeedContext): Promise<void> {
  const { app } = context;
  const { id: clientId } = (await findRecords(app)).client(CLIENT);
  const database = app.get(DataSource);
  for (const key of keys) {
    const known = await database.query<unknown[]>('select 1 from user_account where email = $1', [
      key.email,
    ]);
    if (known.length > 0) continue;
    const id = await add(context, key, clientId);
    await recordUse(context, key, id);
    if (key.readsEvents) await recordEventReads(context, id);
  }
}

async function add(
  { app, today }: SeedContext,
  { name, email, scopes, hasToken, createdDaysAgo }: DemoKey,
  clientId: number,
): Promise<number> {
  const id = await app.get(UserRepository).create({
    ...{ name, email, password: randomBytes(24).toString('base64url'), status: 'ACTIVE' },
    roles: [{ role: 'API_KEY', clientId }],
    apiKey: {
      scopes,
      token: hasToken ? readApiKeyToken(createApiKeyToken('live').token) : null,
      expiresAt: new Date(dayAfter(today, DEFAULT_KEY_DAYS - createdDaysAgo)),
    },
  });
  await app
    .get(DataSource)
    .query('update user_account set created_at = $2 where id = $1', [
      ...[id, new Date(dayAfter(today, -createdDaysAgo))],
    ]);
  return id;
}

/** Calls on working days, fewer at weekends. */
async function recordUse(
  { app, today, random }: SeedContext,
  key: DemoKey,
  id: number,
): Promise<void> {
  const { usedDaysAgo, createdDaysAgo, operations } = key;
  const database = app.get(DataSource);
  await database.query(
    `insert into api_key_use (user_id, last_used_at) values ($1, least($2, now() - interval '7 minutes'))`,
    [id, new Date(dayAfter(today, -usedDaysAgo))],
  );
  for (let ago = Math.min(DAYS_OF_USE, createdDaysAgo); ago > usedDaysAgo; ago -= 1) {
    const day = dayAfter(today, -ago);
    const isWeekend = [SUNDAY, SATURDAY].includes(new Date(day).getUTCDay());
    for (const [operation, maxCalls] of Object.entries(operations)) {
      const share = isWeekend ? 0.1 : 0.6 + random.next() * 0.4;
      await database.query(
        'insert into api_key_usage (user_id, day, operation, calls) values ($1, $2, $3, $4)',
        [id, day, operation, Math.max(1, Math.round(maxCalls * share))],
      );
    }
  }
}

/** It has read all events up to now. */
async function recordEventReads({ app }: SeedContext, id: number): Promise<void> {
  const position = await app.get(EventStore).lastPosition();
  await app
    .get(DataSource)
    .query(
      'insert into event_reader (user_id, client_id, position, ordinal, read_at) values ($1, null, $2, 0, now())',
      [id, position],
    );
}
