import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';

import { dayAt } from '@contracts/rules/calendar-day.js';

import { Clock } from '../../../platform/clock.js';
import { RateCardRepository } from '../rate-card.repository.js';
import { groupByLaneType } from './compare-lanes.js';
import {
  decideLane,
  rejectForWithdrawnAccount,
  type LaneDecision,
  type LaneRow,
  type LatestCard,
  type ValidatedLaneRows,
  validateLaneRows,
} from './decide-lane.js';
import type { CarrierNames } from './rate-card-row.js';

/** Cards kept between the parts of a plan: each may have 20,000 rows. */
const MAX_CARDS = 8;

/** Plans the rows of a file as new versions of an account's rate cards: reads, and writes nothing. */
@Injectable()
export class RateCardPlanner {
  /** By digest; the rows of a version never change. */
  private readonly lanes = new LRUCache<string, LatestCard['lanes']>({ max: MAX_CARDS });

  constructor(
    private readonly rateCards: RateCardRepository,
    private readonly clock: Clock,
  ) {}

  /** One decision for the rows of each lane and rate type, in their order: errors once the account is withdrawn. */
  async plan(accountId: number, lanes: readonly (readonly LaneRow[])[]): Promise<LaneDecision[]> {
    const names = await this.findNames(accountId);
    if (!names) return lanes.map(rejectForWithdrawnAccount);
    const validated = lanes.map((rows) => this.validate(rows, names));
    const services = validated.flatMap(({ serviceTypeId }) => serviceTypeId ?? []);
    const cards = await this.listLatest(accountId, [...new Set(services)]);
    const today = this.today();
    return validated.map((lane) => decideLane(lane, cards, today));
  }

  /** Validates the rows of a lane and rate type as they would be published today. */
  validate(rows: readonly LaneRow[], names: CarrierNames): ValidatedLaneRows {
    return validateLaneRows(rows, names, this.today());
  }

  /** Services and zones that rows may name; null once the account is withdrawn. */
  async findNames(accountId: number): Promise<CarrierNames | null> {
    return (await this.rateCards.findAccount(accountId))?.names ?? null;
  }

  /** Latest cards of these services, those that have one. */
  async listLatest(
    accountId: number,
    serviceTypeIds: readonly number[],
    manager?: Pick<EntityManager, 'query'>,
  ): Promise<ReadonlyMap<number, LatestCard>> {
    const versions = await this.rateCards.listLatest(accountId, serviceTypeIds, manager);
    const cards = new Map<number, LatestCard>();
    for (const { id, carrierServiceTypeId, digest } of versions)
      cards.set(carrierServiceTypeId, {
        versionId: id,
        lanes: await this.lanesOf(digest, manager),
      });
    return cards;
  }

  private today(): string {
    return dayAt(null, this.clock.now());
  }

  private async lanesOf(
    digest: string,
    manager?: Pick<EntityManager, 'query'>,
  ): Promise<LatestCard['lanes']> {
    const known = this.lanes.get(digest);
    if (known) return known;
    const lanes = groupByLaneType(await this.rateCards.listRows({ digest }, manager));
    this.lanes.set(digest, lanes);
    return lanes;
  }
}
