import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import stringify from 'safe-stable-stringify';
import { In, IsNull, Repository } from 'typeorm';

import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { Clock } from '../../platform/clock.js';
import { laneKey } from '../domain/rate-card/lane-price.js';
import type { RateCardRow } from '../domain/rate-card/rate-card.js';
import { RateCard, RateCardRows } from '../records/rate-card.entity.js';

export interface RateCardUpload {
  readonly clientCarrierAccountId: number;
  readonly carrierServiceTypeId: number;
  /** At least one, already validated. */
  readonly rows: readonly RateCardRow[];
  /** First effective day of rows without one, yyyy-MM-dd. */
  readonly uploadDate: string;
}

/** Loads and saves rate cards of clients' accounts; versions never change. */
@Injectable()
export class RateCardRepository {
  constructor(
    @InjectRepository(RateCard) private readonly rateCards: Repository<RateCard>,
    private readonly clock: Clock,
  ) {}

  /** True when the account has a rate card for the service, in force or not. */
  exists({
    clientCarrierAccountId,
    carrierServiceTypeId,
  }: Omit<RateCardUpload, 'rows' | 'uploadDate'>): Promise<boolean> {
    return this.rateCards.existsBy({
      clientCarrierAccountId,
      carrierServiceTypeId,
      withdrawnAt: IsNull(),
    });
  }

  /**
   * Adds a version, which ends the version before it from its own first day (docs/pricing.md, Rate cards). Returns its
   * id.
   */
  addVersion(records: UnitOfWork, upload: RateCardUpload): Promise<number> {
    return insertVersion(records, toVersion(upload));
  }

  /** Adds a version unless the latest one has the same rows. Returns the number of new rows. */
  async addVersionIfChanged(records: UnitOfWork, upload: RateCardUpload): Promise<number> {
    const version = toVersion(upload);
    if (await isLatest(records, version)) return 0;
    await insertVersion(records, version);
    return version.rows.length;
  }

  /** Withdraws one version; consignments priced with it keep their prices. */
  async withdraw(records: UnitOfWork, rateCard: RateCard): Promise<void> {
    await records.update(RateCard, rateCard, { withdrawnAt: this.clock.now() });
  }

  /** Withdraws every rate card of these accounts. */
  async withdrawByAccounts(
    records: UnitOfWork,
    clientCarrierAccountIds: readonly number[],
  ): Promise<void> {
    const active = await records.manager.findBy(RateCard, {
      clientCarrierAccountId: In([...clientCarrierAccountIds]),
      withdrawnAt: IsNull(),
    });
    const withdrawnAt = this.clock.now();
    for (const rateCard of active) await records.update(RateCard, rateCard, { withdrawnAt });
  }
}

type DatedRow = RateCardRow & { readonly effectiveFrom: string };

interface Version {
  readonly clientCarrierAccountId: number;
  readonly carrierServiceTypeId: number;
  readonly digest: string;
  readonly rows: readonly DatedRow[];
}

function toVersion({ rows, uploadDate, ...account }: RateCardUpload): Version {
  const dated = rows.map((row) => ({ ...row, effectiveFrom: row.effectiveFrom ?? uploadDate }));
  const digest = createHash('sha256').update(stringify(dated)).digest('hex');
  return { ...account, digest, rows: dated };
}

async function isLatest({ manager }: UnitOfWork, version: Version): Promise<boolean> {
  const { clientCarrierAccountId, carrierServiceTypeId, digest } = version;
  const latest = await manager.findOne(RateCard, {
    where: { clientCarrierAccountId, carrierServiceTypeId, withdrawnAt: IsNull() },
    order: { id: 'DESC' },
  });
  return latest?.digest === digest;
}

async function insertVersion(records: UnitOfWork, version: Version): Promise<number> {
  const { digest, rows, ...account } = version;
  await records.manager
    .createQueryBuilder()
    .insert()
    .into(RateCardRows)
    .values({ digest, rows: [...rows] })
    .orIgnore()
    .execute();
  const { id } = await records.insert(RateCard, { ...account, digest, ...summarise(rows) });
  return id;
}

const summarise = (rows: readonly DatedRow[]) => ({
  effectiveFrom: rows.map(({ effectiveFrom }) => effectiveFrom).reduce(earlier),
  effectiveTo: rows.map(({ effectiveTo }) => effectiveTo ?? null).reduce(laterOrOpen),
  laneCount: new Set(rows.map(({ fromZone, toZone }) => laneKey(fromZone, toZone))).size,
  rateTypes: [...new Set(rows.map(({ rateType }) => rateType))].sort(),
});

const earlier = (left: string, right: string): string => (left < right ? left : right);

const laterOrOpen = (left: string | null, right: string | null): string | null =>
  left === null || right === null ? null : left > right ? left : right;
