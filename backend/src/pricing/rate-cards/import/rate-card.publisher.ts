import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { dayAt } from '@contracts/rules/calendar-day.js';

import type { Actor } from '../../../platform/actor.js';
import { AuditedRepository } from '../../../platform/audit/audited.repository.js';
import { Clock } from '../../../platform/clock.js';
import type { RateCardRow } from '../../domain/rate-card/rate-card.js';
import { RateCardRepository } from '../rate-card.repository.js';
import { RateCardChanged } from '../rate-cards.errors.js';

/** A whole card of a service to publish. */
export interface PlannedCard {
  readonly serviceTypeId: number;
  /** Latest version when it was planned; null if there was none. */
  readonly versionId: number | null;
  readonly rows: readonly RateCardRow[];
}

/** Publishes new versions of an account's rate cards. */
@Injectable()
export class RateCardPublisher {
  constructor(
    private readonly rateCards: RateCardRepository,
    private readonly records: AuditedRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds all versions in one transaction, in which `store` keeps the result: either every card is in force, or none.
   * @throws RateCardChanged if a card has another version than the one it was planned on
   */
  async publish(
    accountId: number,
    cards: readonly PlannedCard[],
    actor: Actor,
    store: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const uploadDate = dayAt(null, this.clock.now());
    await this.records.change(actor, async (records) => {
      await this.rateCards.lockAccount(records, accountId);
      const services = cards.map(({ serviceTypeId }) => serviceTypeId);
      const latest = await this.rateCards.listLatest(accountId, services, records.manager);
      for (const { serviceTypeId, versionId, rows } of cards) {
        const current = latest.find((one) => one.carrierServiceTypeId === serviceTypeId);
        if ((current?.id ?? null) !== versionId) throw new RateCardChanged();
        await this.rateCards.addVersionIfChanged(records, {
          clientCarrierAccountId: accountId,
          carrierServiceTypeId: serviceTypeId,
          rows,
          uploadDate,
        });
      }
      await store(records.manager);
    });
  }
}
