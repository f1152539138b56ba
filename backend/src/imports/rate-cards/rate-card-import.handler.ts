import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import type { RemovedLanesView } from '@contracts/views/import.view.js';

import type { Actor } from '../../platform/actor.js';
import { RateCardChanged, RateCardPlanner, RateCardPublisher } from '../../pricing/index.js';
import type { GroupToPlan } from '../import-group.repository.js';
import type {
  NumberedPlan,
  PlannedChoice,
  AtomicHandler,
  AtomicProgress,
} from '../kinds/import-handler.js';
import type { Import } from '../records/import.entity.js';
import { AtomicResultRepository } from '../run/atomic-result.repository.js';
import { RateCardGroupQueries } from './rate-card-group.queries.js';
import { repeatedLane, toGroupPlan, toLaneRows } from './rate-card-plan.js';

/** Plans imported rate cards and publishes them as a whole: prices never depend on a half-finished run. */
@Injectable()
export class RateCardImportHandler implements AtomicHandler {
  constructor(
    private readonly results: AtomicResultRepository,
    private readonly cards: RateCardGroupQueries,
    private readonly planner: RateCardPlanner,
    private readonly publisher: RateCardPublisher,
  ) {}

  async plan(found: Import, groups: readonly GroupToPlan[]): Promise<NumberedPlan[]> {
    const accountId = accountOf(found);
    const decisions = await this.planner.plan(accountId, groups.map(toLaneRows));
    const names = await this.planner.findNames(accountId);
    const duplicates = await this.cards.findDuplicates(
      found.id,
      groups,
      names?.serviceIds ?? new Map(),
    );
    return groups.flatMap((group, index) => {
      const decision = decisions[index];
      if (!decision) return [];
      const earlierRow = duplicates.get(group.no);
      const planned = earlierRow === undefined ? decision : repeatedLane(group, earlierRow);
      return [{ no: group.no, ...toGroupPlan(accountId, group, planned) }];
    });
  }

  async planOne(found: Import, group: GroupToPlan): Promise<PlannedChoice> {
    const [plan] = await this.plan(found, [group]);
    if (!plan) throw new Error('the plan of one lane has no decision');
    return { plan, offers: [] };
  }

  planDay(): Promise<null> {
    return Promise.resolve(null);
  }

  countOutdated({ id }: Import): Promise<number> {
    return this.cards.countOutdated(id);
  }

  /** A version gets its id when it is published. */
  reserve(): Promise<void> {
    return Promise.resolve();
  }

  listRemovedLanes(
    found: Import,
    manager?: Pick<EntityManager, 'query'>,
  ): Promise<RemovedLanesView[]> {
    return this.cards.listRemoved(found, manager);
  }

  async saveAll(run: Import, actor: Actor, progress: AtomicProgress): Promise<void> {
    const accountId = accountOf(run);
    const names = await this.planner.findNames(accountId);
    const cards = names && (await this.cards.listCards(run, names, progress));
    try {
      if (!cards) throw new RateCardChanged();
      await progress.beginPublishing();
      await this.publisher.publish(accountId, cards, actor, (manager) =>
        this.results.endAll(run.id, manager),
      );
    } catch (error) {
      if (!(error instanceof RateCardChanged)) throw error;
      const { code, message } = error;
      await this.results.failAll(run.id, { code, message });
    }
  }
}

function accountOf({ id, clientCarrierAccountId }: Import): number {
  if (clientCarrierAccountId === null) throw new Error(`import ${id} of rates has no account`);
  return clientCarrierAccountId;
}
