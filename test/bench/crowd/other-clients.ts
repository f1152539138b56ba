import { randomUUID } from 'node:crypto';

import pg from 'pg';

import type { EventContext } from '@contracts/events/domain-event.js';
import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore, NewEvent } from '@event-store/event-store.js';

import { ApiClient } from '../../support/api-client.js';
import type { BenchContext } from '../bench-context.js';
import { sentRows } from './crowd-measurement.js';

/** A user of a client of their own, which has one sent consignment. */
export interface OtherClient {
  readonly token: string;
  readonly connoteNumber: string;
}

interface Copy {
  readonly consignmentId: number;
  readonly clientId: number;
  readonly clientName: string;
  readonly connoteNumber: string;
}

/** Far above the ids of the demo. */
const FIRST_ID = 6_000_000;
const MAX_TEMPLATE_EVENTS = 4;

/** Adds clients of the same customer, each with a user like `email` and a copy of their newest sent consignment. */
export async function addClients(
  context: BenchContext,
  count: number,
  { email, token }: { readonly email: string; readonly token: string },
): Promise<OtherClient[]> {
  const { url } = context.product;
  const [template] = await sentRows(url, token);
  if (!template) throw new Error(`${email} has sent no consignment`);
  const clients = await insertClients(context.databaseUrl, email, count);
  const copies = clients.map(({ id, name }, index) => ({
    consignmentId: FIRST_ID + index,
    clientId: id,
    clientName: name,
    connoteNumber: `${template.connoteNumber}C${index}`,
  }));
  const store = await connectEventStore(context.eventStoreUrl);
  try {
    for (const copy of copies) await copyConsignment(store, template.id, copy);
  } finally {
    await store.close();
  }
  const others: OtherClient[] = [];
  for (const [index, { email: user }] of clients.entries()) {
    const { token: own } = await ApiClient.signIn(url, user);
    others.push({ token: own ?? '', connoteNumber: copies[index]?.connoteNumber ?? '' });
  }
  return others;
}

interface NewClient {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

async function insertClients(
  databaseUrl: string,
  email: string,
  count: number,
): Promise<NewClient[]> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<NewClient>(insert, [email, count]);
    return rows;
  } finally {
    await database.end();
  }
}

const insert = `
  with model as (
    select u.kind, u.password_hash, u.status, r.role, c.customer_id
    from user_account u join user_role r on r.user_id = u.id join client c on c.id = r.client_id
    where u.email = $1),
  clients as (
    insert into client (customer_id, name)
    select customer_id, 'Crowd ' || n from model, generate_series(1, $2::integer) n returning id, name),
  users as (
    insert into user_account (kind, name, email, password_hash, status)
    select kind, clients.name, lower(replace(clients.name, ' ', '-')) || '@crowd.example', password_hash, status
    from model, clients returning id, name, email),
  roles as (
    insert into user_role (user_id, role, client_id)
    select users.id, role, clients.id from model, users join clients using (name))
  select clients.id, name, email from clients join users using (name) order by clients.id`;

/** Copies the first events of a consignment, up to its manifest, under another client, id and connote number. */
async function copyConsignment(store: EventStore, id: number, copy: Copy): Promise<void> {
  const recorded = await store.readStream(`consignment-${id}`, { limit: MAX_TEMPLATE_EVENTS });
  const events = recorded.map(({ type, data, metadata }): NewEvent => {
    return {
      id: randomUUID(),
      type,
      data: copyValue(data, copy),
      metadata: contextOf(metadata, copy.clientId),
    };
  });
  if (!events.some(({ type }) => type === 'ConsignmentManifested'))
    throw new Error(`consignment ${id} is not sent by its first events`);
  await store.append(`consignment-${copy.consignmentId}`, events, 'noStream');
}

/** Context of the copy: the store adds hashes of its own. */
const contextOf = (metadata: EventContext, clientId: number): EventContext => ({
  actor: metadata.actor,
  clientId,
  customerId: metadata.customerId,
  correlationId: metadata.correlationId,
  causationId: metadata.causationId,
  recordedAt: metadata.recordedAt,
  schemaVersion: metadata.schemaVersion,
});

function copyValue(value: unknown, copy: Copy): unknown {
  if (Array.isArray(value)) return value.map((one) => copyValue(one, copy));
  if (value === null || typeof value !== 'object') return value;
  const replaced: Readonly<Record<string, unknown>> = { ...copy };
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaced[name] ?? copyValue(one, copy)]),
  );
}
