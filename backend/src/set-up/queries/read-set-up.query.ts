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

const anyDay = (column: string): string => `
  select exists (select from dashboard_day
                  where owner = 'customer/' || $1::integer and ${column} > 0) as found`;

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
      const none = { carriers: [], hasConsignment: false, hasDelivery: false };
      return { ...setUp({ ...facts, ...none }, page), milestones: [] };
    }
    const [rows, passed, hasConsignment, hasDelivery] = await Promise.all([
      readCarrierFacts(manager, customerId, today),
      this.passedTests.findPassed(customerId),
      found(manager, anyDay('made'), customerId),
      found(manager, anyDay('delivered'), customerId),
    ]);
    const carriers = rows.map((row) => ({ ...row, testedAt: passed.get(row.id) ?? null }));
    return setUp({ ...facts, carriers, hasConsignment, hasDelivery }, page);
  }
}

const exists = (manager: EntityManager, customerId: number): Promise<boolean> =>
  found(manager, 'select exists (select from customer where id = $1) as found', customerId);

async function found(manager: EntityManager, sql: string, customerId: number): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(sql, [customerId]);
  return row?.found === true;
}
