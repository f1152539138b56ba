import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DateTime } from 'luxon';
import { DataSource, type EntityManager } from 'typeorm';

import type { SetUpView } from '@contracts/views/set-up.view.js';

import { OutOfScope, type Actor } from '../../identity/index.js';
import { PassedTests } from '../../integrations/index.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { setUp } from '../domain/set-up.js';
import { readCarrierFacts } from './carrier-facts.js';
import { readClientFacts } from './client-facts.js';
import { readFirstMoments } from './first-moments.js';

/** Set-up state of a customer. Users limited to single clients see only those. @throws OutOfScope, RecordNotFound */
export class ReadSetUp extends Query<SetUpView> {
  constructor(
    readonly customerId: number,
    readonly page: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(ReadSetUp)
export class ReadSetUpHandler implements IQueryHandler<ReadSetUp> {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly passedTests: PassedTests,
  ) {}

  async execute({ customerId, page, actor }: ReadSetUp): Promise<SetUpView> {
    const canSeeAll = actor.covers('READ_CUSTOMER_CARRIER', { clientId: null, customerId });
    const { manager } = this.database;
    const clientIds = canSeeAll ? null : [...actor.scopeFor('READ_CLIENT').clientIds];
    const clients = await readClientFacts(manager, customerId, clientIds);
    if (!canSeeAll && clients.length === 0) throw new OutOfScope();
    if (canSeeAll && !(await exists(manager, customerId)))
      throw new RecordNotFound(`customer ${customerId}`);

    const now = this.clock.now();
    const zone = actor.timeZone;
    const today = DateTime.fromJSDate(now, { zone }).toISODate() ?? '';
    const facts = { clients, now: now.toISOString(), today };
    if (!canSeeAll) {
      return { ...setUp({ ...facts, carriers: [], firsts: {} }, page), milestones: [] };
    }
    const [rows, passed, firsts] = await Promise.all([
      readCarrierFacts(manager, customerId, today),
      this.passedTests.findPassed(customerId),
      readFirstMoments(manager, customerId, { today, zone }),
    ]);
    const carriers = rows.map((row) => ({ ...row, testedAt: passed.get(row.id) ?? null }));
    return setUp({ ...facts, carriers, firsts }, page);
  }
}

async function exists(manager: EntityManager, customerId: number): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    'select exists (select from customer where id = $1) as found',
    [customerId],
  );
  return row?.found === true;
}
