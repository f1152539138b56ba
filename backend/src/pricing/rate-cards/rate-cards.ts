import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import stringify from 'safe-stable-stringify';
import { In, IsNull, Repository } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import type { RecordChanges } from '../../platform/audit/record-changes.js';
import { Clock } from '../../platform/clock.js';
import { laneKey, type RateCardRow } from '../domain/rate-card/rate-card.js';
import { RateCard, RateCardRows } from '../records/rate-card.entity.js';

export interface RateCardUpload {
  readonly clientCarrierAccountId: number;
  readonly carrierServiceTypeId: number;
  /** At least one, already checked. */
  readonly rows: readonly RateCardRow[];
  /** First day of rows that name none, yyyy-MM-dd. */
  readonly uploadDate: string;
}

/** The prices customers agreed on for their clients; each upload is a version that stays as it is. */
@Injectable()
export class RateCards {
  constructor(
    @InjectRepository(RateCard) private readonly rateCards: Repository<RateCard>,
    private readonly records: AuditedRecords,
    private readonly clock: Clock,
  ) {}

  /** True when the account has prices for the service, in force or not. */
  isPublished(upload: Omit<RateCardUpload, 'rows' | 'uploadDate'>): Promise<boolean> {
    const { clientCarrierAccountId, carrierServiceTypeId } = upload;
    return this.rateCards.existsBy({
      clientCarrierAccountId,
      carrierServiceTypeId,
      withdrawnAt: IsNull(),
    });
  }

  /** Closes the version before it from its own first day on (docs/pricing.md, Rate cards). Answers its id. */
  publish(upload: RateCardUpload, actor: Actor): Promise<number> {
    return this.records.change(actor, (records) => insertVersion(records, prepare(upload)));
  }

  /** All of them or none; prices that are the newest version already are left out. Answers how many rows are new. */
  publishAll(uploads: readonly RateCardUpload[], actor: Actor): Promise<number> {
    return this.records.change(actor, async (records) => {
      let inserted = 0;
      for (const version of uploads.map(prepare)) {
        if (await isNewest(records, version)) continue;
        await insertVersion(records, version);
        inserted += version.rows.length;
      }
      return inserted;
    });
  }

  /** Takes one version out of use; consignments it priced keep their prices. */
  async withdraw(rateCard: RateCard, actor: Actor): Promise<void> {
    const withdrawnAt = this.clock.now();
    await this.records.change(actor, (records) =>
      records.update(RateCard, rateCard, { withdrawnAt }),
    );
  }

  /** Takes every rate card of these accounts out of use, in the caller's transaction. */
  async withdrawOf(clientCarrierAccountIds: readonly number[], records: RecordChanges) {
    const inUse = await records.manager.findBy(RateCard, {
      clientCarrierAccountId: In([...clientCarrierAccountIds]),
      withdrawnAt: IsNull(),
    });
    const withdrawnAt = this.clock.now();
    for (const rateCard of inUse) await records.update(RateCard, rateCard, { withdrawnAt });
  }
}

type PricedRow = RateCardRow & { readonly effectiveFrom: string };

interface Version {
  readonly clientCarrierAccountId: number;
  readonly carrierServiceTypeId: number;
  readonly digest: string;
  readonly rows: readonly PricedRow[];
}

function prepare({ rows, uploadDate, ...owner }: RateCardUpload): Version {
  const dated = rows.map((row) => ({ ...row, effectiveFrom: row.effectiveFrom ?? uploadDate }));
  const digest = createHash('sha256').update(stringify(dated)).digest('hex');
  return { ...owner, digest, rows: dated };
}

async function isNewest({ manager }: RecordChanges, version: Version): Promise<boolean> {
  const { clientCarrierAccountId, carrierServiceTypeId, digest } = version;
  const newest = await manager.findOne(RateCard, {
    where: { clientCarrierAccountId, carrierServiceTypeId, withdrawnAt: IsNull() },
    order: { id: 'DESC' },
  });
  return newest?.digest === digest;
}

async function insertVersion(records: RecordChanges, version: Version): Promise<number> {
  const { digest, rows, ...owner } = version;
  await records.manager
    .createQueryBuilder()
    .insert()
    .into(RateCardRows)
    .values({ digest, rows: [...rows] })
    .orIgnore()
    .execute();
  const { id } = await records.insert(RateCard, { ...owner, digest, ...summaryOf(rows) });
  return id;
}

const summaryOf = (rows: readonly PricedRow[]) => ({
  effectiveFrom: rows.map(({ effectiveFrom }) => effectiveFrom).reduce(earlier),
  effectiveTo: rows.map(({ effectiveTo }) => effectiveTo ?? null).reduce(laterOrOpen),
  laneCount: new Set(rows.map(({ fromZone, toZone }) => laneKey(fromZone, toZone))).size,
  rateTypes: [...new Set(rows.map(({ rateType }) => rateType))].sort(),
});

const earlier = (one: string, other: string): string => (one < other ? one : other);

const laterOrOpen = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other;
