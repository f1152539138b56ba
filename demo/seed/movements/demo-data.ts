import { DataSource } from 'typeorm';

import { Actor, UserAccessCache } from '../../../backend/src/identity/index.js';
import { Clock, type SystemClock } from '../../../backend/src/platform/clock.js';
import { systemActor } from '../../../backend/src/platform/actor.js';
import { findRecords } from '../organisations/find-records.js';
import type { SeedContext } from '../seed-context.js';

/** An address that can be shipped to. */
export interface ShippingAddress {
  readonly id: number;
  readonly state: string;
}

/** A client with its user, sender address and receivers. */
export interface Shipper {
  readonly clientId: number;
  readonly actor: Actor;
  readonly sender: ShippingAddress;
  readonly receivers: readonly ShippingAddress[];
}

/** Data for creating the movements, read once. */
export interface DemoData extends SeedContext {
  readonly clock: SystemClock;
  readonly shippers: ReadonlyMap<string, Shipper>;
  readonly itemTypeIds: ReadonlyMap<string, number>;
}

const shipperEmails: Readonly<Record<string, string>> = {
  'Banksia Melbourne': 'melbourne@banksia.example',
  'Banksia Sydney': 'sydney@banksia.example',
  'Banksia Perth': 'perth@banksia.example',
  'Kookaburra Paints': 'admin@kookaburra.example',
  'Wattle Medical': 'admin@wattle.example',
  'Ironbark Tools': 'admin@ironbark.example',
  'Saltbush Foods': 'admin@saltbush.example',
  'Derwent Timber': 'admin@derwent.example',
};

export async function loadDemoData(context: SeedContext): Promise<DemoData> {
  const records = await findRecords(context.app);
  const database = context.app.get(DataSource);
  const shippers = new Map<string, Shipper>();
  for (const [name, email] of Object.entries(shipperEmails)) {
    const clientId = records.client(name).id;
    shippers.set(name, { clientId, ...(await shipperOf(context, clientId, email)) });
  }
  const types = await database.query<{ id: number; type: string }[]>(
    'select id, type from item_type',
  );
  return {
    ...context,
    clock: context.app.get<SystemClock>(Clock),
    shippers,
    itemTypeIds: new Map(types.map(({ id, type }) => [type, id])),
  };
}

async function shipperOf(context: SeedContext, clientId: number, email: string) {
  const rows = await context.app
    .get(DataSource)
    .query<(ShippingAddress & { isDefault: boolean })[]>(
      `select address.id, locality.state, is_default as "isDefault"
     from address join locality on locality.id = address.locality_id
     where client_id = $1 and status = 'VALID' and address_class <> 'PO_BOX'
     order by reference_id, address.id`,
      [clientId],
    );
  const sender = rows.find(({ isDefault }) => isDefault);
  if (!sender) throw new Error(`client ${clientId} has no sender address`);
  const receivers = rows.filter(({ isDefault }) => !isDefault);
  return { sender, receivers, actor: await actorOf(context, email) };
}

/** The user with their real permissions: the demo cannot exceed them. */
export async function actorOf({ app }: SeedContext, email: string): Promise<Actor> {
  const [user] = await app
    .get(DataSource)
    .query<{ id: number }[]>('select id from user_account where email = $1', [email]);
  const session = user && (await app.get(UserAccessCache).find(user.id));
  if (!session) throw new Error(`${email} cannot sign in`);
  return new Actor(session.identity, session.permissions, systemActor('Demo data').trail);
}

export function shipperFor({ shippers }: DemoData, client: string): Shipper {
  const shipper = shippers.get(client);
  if (!shipper) throw new Error(`no user ships for ${client}`);
  return shipper;
}
