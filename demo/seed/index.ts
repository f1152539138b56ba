import path from 'node:path';

import type { INestApplicationContext } from '@nestjs/common';

import { LocalityFile } from '../../backend/src/address-book/index.js';
import { systemActor } from '../../backend/src/platform/system-actor.js';
import { seedAddresses } from './addresses/seed-addresses.js';
import { seedAccounts } from './carriers/seed-accounts.js';
import { seedCarriers } from './carriers/seed-carriers.js';
import { seedCustomItems } from './organisations/seed-custom-items.js';
import { seedClientChoices, seedGoods } from './organisations/seed-goods.js';
import { movementSteps } from './movements/seed-movements.js';
import { closeThePast } from './movements/close-the-past.js';
import { seedFilters } from './movements/seed-filters.js';
import { seedQuotes } from './movements/seed-quotes.js';
import { seedOrganisations } from './organisations/seed-organisations.js';
import { seedUsers } from './organisations/seed-users.js';
import { seedRateCards } from './rates/seed-rate-cards.js';
import { projectRoot } from './project-root.js';
import { runSteps } from './run-steps.js';
import type { SeedStep } from './seed-context.js';

const steps: readonly SeedStep[] = [
  {
    name: 'localities',
    run: async ({ app, actor }) => {
      await app.get(LocalityFile).load(starterLocalities, actor);
    },
  },
  { name: 'goods', run: seedGoods },
  { name: 'organisations', run: seedOrganisations },
  { name: 'users', run: seedUsers },
  { name: 'carriers', run: seedCarriers },
  { name: 'accounts', run: seedAccounts },
  { name: 'rate cards', run: seedRateCards },
  { name: 'addresses', run: seedAddresses },
  { name: 'categories and payer accounts', run: seedClientChoices },
  { name: 'custom items', run: seedCustomItems },
];

/** Behind the past, for they are made as of today. */
const lastSteps: readonly SeedStep[] = [
  { name: 'quotes', run: seedQuotes },
  { name: 'saved filters', run: seedFilters },
  { name: 'the past is settled', run: closeThePast },
];

const starterLocalities = path.join(
  projectRoot,
  'backend/src/address-book/localities/starter-localities.csv',
);

export interface SeedOptions {
  /** Calendar day yyyy-MM-dd the demo is dated from. */
  readonly today: string;
  /** The same number makes the same demo. */
  readonly seed: number;
  /** Consignments of the last ninety days; 1,200 in the full demo. */
  readonly consignments: number;
}

/**
 * Fills an empty database with the demo (docs/demo-data.md), through the same services a person uses.
 * Does nothing when that was done; goes on where it stopped after a sudden end.
 */
export async function seedDemo(app: INestApplicationContext, options: SeedOptions): Promise<void> {
  const past = movementSteps({ ...options, total: options.consignments });
  await runSteps([...steps, ...past, ...lastSteps], {
    app,
    actor: systemActor('Demo data'),
    ...options,
  });
}
