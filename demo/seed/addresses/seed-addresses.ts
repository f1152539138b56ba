import { DataSource } from 'typeorm';

import { Address, AddressService, Locality } from '../../../backend/src/address-book/index.js';
import type { SeededRandom } from '../seeded-random.js';
import { findRecords } from '../organisations/find-records.js';
import { demoClients, type DemoClient } from '../organisations/organisations.js';
import type { SeedContext } from '../seed-context.js';
import { makeAddress } from './make-address.js';

const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'];

/** Seeds the addresses each client sends to: in every state, businesses except for clients who ship to homes. */
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
  { app, actor, random }: SeedContext,
  suburbs: Suburbs,
  { client, clientId }: { readonly client: DemoClient; readonly clientId: number },
): Promise<void> {
  const known = await app
    .get(DataSource)
    .getRepository(Address)
    .countBy({ clientId, isDefault: false });
  for (let number = 1; number <= client.addresses; number += 1) {
    const state = stateFor(number, random);
    const isHome = (client.sendsToHomes ?? false) && number % 2 === 0;
    const locality = random.pick(suburbs.get(state) ?? []);
    const address = makeAddress(random, { clientId, number, locality, isHome });
    // Regenerates the addresses of an interrupted run without adding them, so that the remaining ones are the same.
    if (number > known) await app.get(AddressService).addUnscoped(address, actor);
  }
}

/** First two in every state, then by population. */
function stateFor(number: number, random: SeededRandom): string {
  const state = states[(number - 1) % states.length] ?? 'NSW';
  return number <= 2 * states.length
    ? state
    : random.pick([
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
