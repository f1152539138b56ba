import { Injectable } from '@nestjs/common';

import { type RateCardColumn, rateCardColumns } from '@contracts/rules/rate-card-columns.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';

import type { Actor } from '../../identity/index.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { writeXlsx } from '../../platform/uploads/write-xlsx.js';
import type { RateCardRow } from '../domain/rate-card/rate-card.js';
import { RulesOwnerQueries } from '../rules/rules-owner.queries.js';
import { type RateCardKey, RateCardQueries } from './rate-card.queries.js';
import { RateCardRepository, type RateCardUpload } from './rate-card.repository.js';

/** Maps a row to a line of the template, so that a download can be uploaded again. */
export const toLine = (serviceType: string, row: RateCardRow): (string | number | null)[] => {
  const cells = toCells(serviceType, row);
  return rateCardColumns.map((column) => cells[column] ?? null);
};

const toCells = (
  serviceType: string,
  row: RateCardRow,
): Record<RateCardColumn, string | number | null | undefined> => ({
  'Service Type': serviceType,
  'From Zone': row.fromZone,
  'To Zone': row.toZone,
  Reciprocal: row.reciprocal ? 'Y' : 'N',
  'Rate Type': row.rateType,
  ...toBreakCells(row),
  Basic: row.basic,
  Minimum: row.minimum,
  Rate: row.rate,
  'Rate Unit': row.rateUnit,
  'Included Units': row.includedUnits,
  'Cubic Factor': row.cubicFactor,
  'Max Kg': row.maxKg,
  'Effective From': row.effectiveFrom,
  'Effective To': row.effectiveTo,
});

const toBreakCells = ({ breakFrom, breakTo, breakMode }: RateCardRow) => ({
  'Break From': breakFrom,
  'Break To': breakTo,
  'Break Mode': breakMode,
});

/** Use cases of rate cards; checks the scope of the client's account. */
@Injectable()
export class RateCardService {
  constructor(
    private readonly rateCards: RateCardRepository,
    private readonly queries: RateCardQueries,
    private readonly owners: RulesOwnerQueries,
    private readonly records: AuditedRepository,
  ) {}

  /** The rows as uploaded, with a file name (ACCT-77). @throws RecordNotFound */
  async download(key: RateCardKey, actor: Actor): Promise<{ name: string; content: Buffer }> {
    await this.assertInScope('READ_RATECARD', key.clientCarrierAccountId, actor);
    const { rateCard, serviceType } = await this.queries.get(key);
    const rows = await this.rateCards.listRows(rateCard);
    const content = await writeXlsx({
      name: 'Rate card',
      columns: rateCardColumns,
      rows: rows.map((row) => toLine(serviceType.code, row)),
    });
    const day = rateCard.createdAt.toISOString().slice(0, 'yyyy-MM-dd'.length);
    return { name: `${serviceType.displayName} ${day}.xlsx`, content };
  }

  /** Withdraws one version. @throws RecordNotFound */
  async remove(key: RateCardKey, actor: Actor): Promise<void> {
    await this.assertInScope('DELETE_RATECARD', key.clientCarrierAccountId, actor);
    const { rateCard } = await this.queries.get(key);
    await this.records.change(actor, (records) => this.rateCards.withdraw(records, rateCard));
  }

  /** True when the account has a rate card for the service. */
  existsUnscoped(account: Omit<RateCardUpload, 'rows' | 'uploadDate'>): Promise<boolean> {
    return this.queries.exists(account);
  }

  /** Adds a version in its own transaction. Returns its id. */
  publishUnscoped(upload: RateCardUpload, actor: Actor): Promise<number> {
    return this.records.change(actor, (records) => this.rateCards.addVersion(records, upload));
  }

  /** Withdraws every rate card of these accounts, in the caller's transaction. */
  withdrawByAccountsUnscoped(records: UnitOfWork, accountIds: readonly number[]): Promise<void> {
    return this.rateCards.withdrawByAccounts(records, accountIds);
  }

  /** @throws RecordNotFound for an account that is unknown or out of scope */
  private async assertInScope(
    permission: PermissionName,
    accountId: number,
    actor: Actor,
  ): Promise<void> {
    const level = 'CLIENT_CARRIER_ACCOUNT';
    const owner = await this.owners.find({ level, ownerId: accountId });
    if (!owner || !actor.covers(permission, owner))
      throw new RecordNotFound(`client carrier account ${accountId}`);
  }
}
