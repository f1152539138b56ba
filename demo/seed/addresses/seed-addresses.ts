import { DataSource } from 'typeorm';

import { Address, AddressBook, Locality } from '../../../backend/src/address-book/index.js';
import type { Chance } from '../chance.js';
import { findRecords } from '../organisations/find-records.js';
import { demoClients, type DemoClient } from '../organisations/organisations.js';
import type { SeedContext } from '../seed-context.js';
import { makeAddress } from './make-address.js';

const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'];

/** The places every client sends to: in every state, businesses but for those who send to homes. */
export async function seedAddresses(context: SeedContext): Promise<void> {
  const records = await findRecords(context.app);
  const suburbs = await suburbsByState(context);
  for (const client of demoClients)
    await ensureAddresses(context, suburbs, { client, clientId: records.client(client.name).id });
}

type Suburbs = ReadonlyMap<string, readonly Locality[]>;

async function suburbsByState({ app }: SeedContext): Promise<Suburbs> {
  const localities = await app
    .get(DataSource)
    .getRepository(Locality)
    .find({ order: { id: 'ASC' } });
  return new Map(
    states.map((state) => [state, localities.filter((locality) => locality.state === state)]),
  );
}

async function ensureAddresses(
  { app, actor, chance }: SeedContext,
  suburbs: Suburbs,
  { client, clientId }: { readonly client: DemoClient; readonly clientId: number },
): Promise<void> {
  const known = await app
    .get(DataSource)
    .getRepository(Address)
    .countBy({ clientId, isDefault: false });
  for (let number = 1; number <= client.addresses; number += 1) {
    const state = stateFor(number, chance);
    const isHome = (client.sendsToHomes ?? false) && number % 2 === 0;
    const locality = chance.pick(suburbs.get(state) ?? []);
    const address = makeAddress(chance, { clientId, number, locality, isHome });
    // What an interrupted run has added is made again, so that the rest comes out the same, but not added.
    if (number > known) await app.get(AddressBook).add(address, actor);
  }
}

/** Two in every state first, then mostly where most people live. */
function stateFor(number: number, chance: Chance): string {
  const state = states[(number - 1) % states.length] ?? 'NSW';
  return number <= 2 * states.length
    ? state
    : chance.pick([
        'NSW',
        'NSW',
        'NSW',
        'VIC',
        'VIC',
        'VIC',
        'QLD',
        'QLD',
        'SA',
        'WA',
        'TAS',
        'ACT',
      ]);
}
