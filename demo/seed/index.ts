import type { INestApplicationContext } from '@nestjs/common';

import { systemActor } from '../../backend/src/platform/actor.js';
import { Clock, type SystemClock } from '../../backend/src/platform/clock.js';
import { loadStarterData } from '../../backend/src/starter-data/index.js';
import { seedAddresses } from './addresses/seed-addresses.js';
import { seedAccounts } from './carriers/seed-accounts.js';
import { seedCarriers } from './carriers/seed-carriers.js';
import { seedClientWebhooks } from './connections/seed-client-webhooks.js';
import { seedConnections } from './connections/seed-connections.js';
import { seedCustomItems } from './organisations/seed-custom-items.js';
import { seedClientChoices } from './organisations/seed-client-choices.js';
import { movementSteps } from './movements/seed-movements.js';
import { skipSeededEvents } from './movements/skip-seeded-events.js';
import { dayAfter } from './movements/plan/working-days.js';
import { seedFilters } from './movements/seed-filters.js';
import { seedQuotes } from './movements/seed-quotes.js';
import { seedOrganisations } from './organisations/seed-organisations.js';
import { seedTestKey } from './organisations/seed-test-key.js';
import { seedClientKeys } from './organisations/seed-client-keys.js';
import { seedUsers } from './organisations/seed-users.js';
import { seedRateCards } from './rates/seed-rate-cards.js';
import { runSteps } from './run-steps.js';
import type { SeedStep } from './seed-context.js';

const steps: readonly SeedStep[] = [
  { name: 'starter data', run: ({ app }) => loadStarterData(app) },
  { name: 'organisations', run: seedOrganisations },
  { name: 'users', run: seedUsers },
  { name: 'carriers', run: seedCarriers },
  { name: 'accounts', run: seedAccounts },
  { name: 'rate cards', run: seedRateCards },
  { name: 'addresses', run: seedAddresses },
  { name: 'categories and payer accounts', run: seedClientChoices },
  { name: 'custom items', run: seedCustomItems },
];

/** Older than the first consignment: data is sent over a connection only after its last change. */
const RECORDED_DAYS_AGO = 120;

const backdated = (step: SeedStep): SeedStep => ({
  ...step,
  run: (context) =>
    context.app
      .get<SystemClock>(Clock)
      .at(new Date(dayAfter(context.today, -RECORDED_DAYS_AGO)), () => step.run(context)),
});

/** Run after the past movements, because they depend on the current date. */
const lastSteps: readonly SeedStep[] = [
  { name: 'quotes', run: seedQuotes },
  { name: 'saved filters', run: seedFilters },
  { name: 'test key', run: seedTestKey },
  { name: 'past movements are complete', run: skipSeededEvents },
  { name: 'connections', run: seedConnections },
  { name: 'client webhooks', run: seedClientWebhooks },
  { name: 'client keys', run: seedClientKeys },
];

export interface SeedOptions {
  /** Reference day of the demo, yyyy-MM-dd. */
  readonly today: string;
  /** The same seed creates the same demo. */
  readonly seed: number;
  /** Number of consignments in the last ninety days; 1,200 in the full demo. */
  readonly consignments: number;
}

/**
 * Seeds an empty database with the demo through the product's own services. Does nothing when
 * complete; resumes after an interruption.
 */
export async function seedDemo(app: INestApplicationContext, options: SeedOptions): Promise<void> {
  const past = movementSteps({ ...options, total: options.consignments });
  await runSteps([...steps.map(backdated), ...past, ...lastSteps], {
    app,
    actor: systemActor('Demo data'),
    ...options,
  });
}
