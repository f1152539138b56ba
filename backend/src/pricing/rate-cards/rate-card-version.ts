import { createHash } from 'node:crypto';

import stringify from 'safe-stable-stringify';
import { IsNull } from 'typeorm';

import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { laneKey } from '../domain/rate-card/lane-price.js';
import type { RateCardRow } from '../domain/rate-card/rate-card.js';
import { RateCard, RateCardRows } from '../records/rate-card.entity.js';

/** Rows of a new version of a rate card. */
export interface RateCardUpload {
  readonly clientCarrierAccountId: number;
  readonly carrierServiceTypeId: number;
  /** At least one, already validated. */
  readonly rows: readonly RateCardRow[];
  /** First effective day of rows without one, yyyy-MM-dd. */
  readonly uploadDate: string;
}

type DatedRow = RateCardRow & { readonly effectiveFrom: string };

/** A version to add, with its rows dated. */
interface Version {
  readonly clientCarrierAccountId: number;
  readonly carrierServiceTypeId: number;
  readonly digest: string;
  readonly rows: readonly DatedRow[];
}

/** Dates the rows of an upload. */
export function toVersion({ rows, uploadDate, ...account }: RateCardUpload): Version {
  const dated = rows.map((row) => ({ ...row, effectiveFrom: row.effectiveFrom ?? uploadDate }));
  const digest = createHash('sha256').update(stringify(dated)).digest('hex');
  return { ...account, digest, rows: dated };
}

/** Whether the latest version has the same rows. */
export async function isLatest({ manager }: UnitOfWork, version: Version): Promise<boolean> {
  const { clientCarrierAccountId, carrierServiceTypeId, digest } = version;
  const latest = await manager.findOne(RateCard, {
    where: { clientCarrierAccountId, carrierServiceTypeId, withdrawnAt: IsNull() },
    order: { id: 'DESC' },
  });
  return latest?.digest === digest;
}

/** Adds a version; returns its id. */
export async function insertVersion(records: UnitOfWork, version: Version): Promise<number> {
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
