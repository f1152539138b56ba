import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { RateCardReportView } from '@contracts/views/rate-card-report.view.js';

import type { Actor } from '../../identity/index.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { writeXlsx } from '../../platform/uploads/write-xlsx.js';
import { FindRateCards, type RateCardKey } from '../rate-cards/find-rate-cards.js';
import { ImportRateCard, type RateCardImport } from '../rate-cards/import/import-rate-card.js';
import { rateCardColumns } from '../rate-cards/import/rate-card-columns.js';
import { toLine } from '../rate-cards/import/rate-card-lines.js';
import { RateCards } from '../rate-cards/rate-cards.js';
import { RulesOwners } from '../rules/rules-owners.js';

/** Lets people at the rate cards of their own clients only. */
@Injectable()
export class RateCardDesk {
  constructor(
    private readonly files: ImportRateCard,
    private readonly found: FindRateCards,
    private readonly rateCards: RateCards,
    private readonly owners: RulesOwners,
  ) {}

  async import(wanted: RateCardImport, actor: Actor): Promise<RateCardReportView> {
    await this.assertReaches('CREATE_RATECARD', wanted.clientCarrierAccountId, actor);
    return this.files.run(wanted, actor);
  }

  /** The prices as they were uploaded, and the name of their file (ACCT-77). */
  async download(key: RateCardKey, actor: Actor): Promise<{ name: string; content: Buffer }> {
    await this.assertReaches('READ_RATECARD', key.clientCarrierAccountId, actor);
    const { rateCard, serviceType } = await this.found.find(key);
    const rows = await this.found.rowsOf(rateCard);
    const content = await writeXlsx({
      name: 'Rate card',
      columns: rateCardColumns,
      rows: rows.map((row) => toLine(serviceType.code, row)),
    });
    const day = rateCard.createdAt.toISOString().slice(0, 'yyyy-MM-dd'.length);
    return { name: `${serviceType.displayName} ${day}.xlsx`, content };
  }

  async remove(key: RateCardKey, actor: Actor): Promise<void> {
    await this.assertReaches('DELETE_RATECARD', key.clientCarrierAccountId, actor);
    const { rateCard } = await this.found.find(key);
    await this.rateCards.withdraw(rateCard, actor);
  }

  private async assertReaches(permission: PermissionName, accountId: number, actor: Actor) {
    const level = 'CLIENT_CARRIER_ACCOUNT';
    const owner = await this.owners.find({ level, ownerId: accountId });
    if (!owner || !actor.covers(permission, owner))
      throw new RecordNotFound(`client carrier account ${accountId}`);
  }
}
