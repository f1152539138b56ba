import { DataSource } from 'typeorm';

import { DEFAULT_KEY_DAYS } from '@contracts/rules/api-key-expiry.js';
import type { RoleName } from '@contracts/permissions/roles.js';

import {
  UserRepository,
  type NewUser,
  type NewUserRole,
} from '../../../backend/src/identity/index.js';
import { Clock } from '../../../backend/src/platform/clock.js';
import type { SeedContext } from '../seed-context.js';
import { findRecords, type DemoRecords } from './find-records.js';

/** Password of every demo user. */
const PASSWORD = 'Linehaul1';

const KEY_VALIDITY_MS = DEFAULT_KEY_DAYS * 24 * 60 * 60 * 1_000;

interface DemoUser {
  readonly name: string;
  readonly email: string;
  /** Clients, or one customer by name; neither means super admin level. */
  readonly roles: readonly { role: RoleName; client?: string; customer?: string }[];
  readonly status?: NewUser['status'];
  readonly isApiKey?: boolean;
}

const COASTLINE = 'Coastline Freight Partners';
const REDGUM = 'Redgum Logistics';

const ofClient = (role: RoleName, client: string) => [{ role, client }];
const ofCustomer = (role: RoleName, customer: string) => [{ role, customer }];

const staff: readonly DemoUser[] = [
  { name: 'Sam Reilly', email: 'super@linehaul.example', roles: [{ role: 'SUPER_ADMIN' }] },
  {
    name: 'Carla Mendes',
    email: 'admin@coastline.example',
    roles: ofCustomer('CUSTOMER_ADMIN', COASTLINE),
  },
  {
    name: 'Reg Oakley',
    email: 'admin@redgum.example',
    roles: ofCustomer('CUSTOMER_ADMIN', REDGUM),
  },
  {
    name: 'Maya Brooks',
    email: 'manager@coastline.example',
    roles: ofCustomer('CUSTOMER_USER', COASTLINE),
  },
  {
    name: 'Alan Audley',
    email: 'auditor@coastline.example',
    roles: ofCustomer('AUDITOR', COASTLINE),
  },
];

const shippers: readonly DemoUser[] = [
  {
    name: 'Harriet Cole',
    email: 'parent@banksia.example',
    roles: ofClient('CLIENT_ADMIN', 'Banksia Homewares Group'),
  },
  {
    name: 'Tom Nguyen',
    email: 'melbourne@banksia.example',
    roles: ofClient('CLIENT_USER', 'Banksia Melbourne'),
  },
  {
    name: 'Priya Raman',
    email: 'sydney@banksia.example',
    roles: ofClient('CLIENT_USER', 'Banksia Sydney'),
  },
  {
    name: 'Jack Murray',
    email: 'perth@banksia.example',
    roles: ofClient('CLIENT_USER', 'Banksia Perth'),
  },
  {
    name: 'Bruno Salvatore',
    email: 'admin@kookaburra.example',
    roles: ofClient('CLIENT_ADMIN', 'Kookaburra Paints'),
  },
  {
    name: 'Mei Tan',
    email: 'admin@wattle.example',
    roles: ofClient('CLIENT_ADMIN', 'Wattle Medical'),
  },
  {
    name: 'Sue Abbott',
    email: 'admin@ironbark.example',
    roles: ofClient('CLIENT_ADMIN', 'Ironbark Tools'),
  },
  {
    name: 'Angelo Fazio',
    email: 'admin@saltbush.example',
    roles: ofClient('CLIENT_ADMIN', 'Saltbush Foods'),
  },
  {
    name: 'Ruth Hallam',
    email: 'admin@derwent.example',
    roles: ofClient('CLIENT_ADMIN', 'Derwent Timber'),
  },
  {
    name: 'Two Hats',
    email: 'two-hats@wattle.example',
    roles: [
      { role: 'CLIENT_USER', client: 'Wattle Medical' },
      { role: 'CLIENT_USER', client: 'Kookaburra Paints' },
    ],
  },
];

const others: readonly DemoUser[] = [
  {
    name: 'Lou Locked',
    email: 'locked@wattle.example',
    roles: ofClient('CLIENT_USER', 'Wattle Medical'),
    status: 'LOCKED',
  },
  {
    name: 'Pat Pending',
    email: 'pending@wattle.example',
    roles: ofClient('CLIENT_USER', 'Wattle Medical'),
    status: 'PENDING',
  },
  {
    name: 'Dee Disabled',
    email: 'disabled@wattle.example',
    roles: ofClient('CLIENT_USER', 'Wattle Medical'),
    status: 'DISABLED',
  },
  {
    name: 'Banksia web shop',
    email: 'key-banksia@linehaul.example',
    roles: ofClient('API_KEY', 'Banksia Homewares Group'),
    isApiKey: true,
  },
  {
    name: 'Ironbark warehouse',
    email: 'key-ironbark@linehaul.example',
    roles: ofClient('API_KEY', 'Ironbark Tools'),
    isApiKey: true,
  },
];

/** Seeds the users of the demo. */
export async function seedUsers({ app }: SeedContext): Promise<void> {
  const records = await findRecords(app);
  const users = app.get(UserRepository);
  const known = await app
    .get(DataSource)
    .query<{ email: string }[]>('select email from user_account');
  const taken = new Set(known.map(({ email }) => email));
  const apiKey = {
    scopes: null,
    token: null,
    expiresAt: new Date(app.get(Clock).now().getTime() + KEY_VALIDITY_MS),
  };
  for (const { roles, status = 'ACTIVE', isApiKey = false, ...user } of [
    ...staff,
    ...shippers,
    ...others,
  ]) {
    if (taken.has(user.email)) continue;
    const assigned = roles.map((role) => toRole(records, role));
    const account = { ...user, status, password: PASSWORD, roles: assigned };
    await users.create({ ...account, ...(isApiKey && { apiKey }) });
  }
}

const toRole = (
  records: DemoRecords,
  { role, client, customer }: DemoUser['roles'][number],
): NewUserRole => ({
  role,
  ...(client === undefined ? {} : { clientId: records.client(client).id }),
  ...(customer === undefined ? {} : { customerId: records.customer(customer).id }),
});
