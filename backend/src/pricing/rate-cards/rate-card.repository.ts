import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import stringify from 'safe-stable-stringify';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';

import type { Ownership } from '../../platform/actor.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { Clock } from '../../platform/clock.js';
import { laneKey } from '../domain/rate-card/lane-price.js';
import type { RateCardRow } from '../domain/rate-card/rate-card.js';
import { RateCard, RateCardRows } from '../records/rate-card.entity.js';
import type { CarrierNames } from './import/rate-card-row.js';

const latestVersions = `
  select distinct on (carrier_service_type_id) id, digest,
         carrier_service_type_id as "carrierServiceTypeId"
    from rate_card
   where client_carrier_account_id = $1 and carrier_service_type_id = any($2) and withdrawn_at is null
   order by carrier_service_type_id, id desc`;

/** A version with the digest of its rows. */
type LatestVersion = Pick<RateCard, 'id' | 'digest' | 'carrierServiceTypeId'>;

const accountFacts = `
  select l.id as "clientId", l.customer_id as "customerId", coalesce((
           select jsonb_object_agg(upper(name), s.id)
             from carrier_service_type s, unnest(array[s.display_service_type, s.service_type]) name
            where s.carrier_id = c.carrier_id
         ), '{}') as services,
         coalesce((
           select jsonb_object_agg(upper(z.zone), z.zone) from carrier_zone z where z.carrier_id = c.carrier_id
         ), '{}') as zones
    from client_carrier_account a
    join client l on l.id = a.client_id
    join connote_prefix p on p.id = a.connote_prefix_id
    join customer_carrier_account b on b.id = p.customer_carrier_account_id
    join customer_carrier c on c.id = b.customer_carrier_id
   where a.id = $1 and a.withdrawn_at is null`;

interface AccountFactsRow extends Ownership {
  readonly services: Record<string, number>;
  readonly zones: Record<string, string>;
}

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

/** Loads and saves rate cards of clients' accounts; versions never change. */
@Injectable()
export class RateCardRepository {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async listRows(
    { digest }: Pick<RateCard, 'digest'>,
    manager: Pick<EntityManager, 'query'> = this.database,
  ): Promise<readonly RateCardRow[]> {
    const [card] = await manager.query<Pick<RateCardRows, 'rows'>[]>(
      'select rows from rate_card_rows where digest = $1',
      [digest],
    );
    if (!card) throw new Error(`the rows of rate card ${digest} are missing`);
    return card.rows;
  }

  /**
   * Owner of the account, with its carrier's services and zones by upper-case name; null if it is unknown or withdrawn.
   */
  async findAccount(
    clientCarrierAccountId: number,
  ): Promise<{ readonly owner: Ownership; readonly names: CarrierNames } | null> {
    const [row] = await this.database.query<AccountFactsRow[]>(accountFacts, [
      clientCarrierAccountId,
    ]);
    if (!row) return null;
    const { clientId, customerId, services, zones } = row;
    return {
      owner: { clientId, customerId },
      names: {
        serviceIds: new Map(Object.entries(services)),
        zones: new Map(Object.entries(zones)),
      },
    };
  }

  /** Latest versions of the cards of these services that are not withdrawn. */
  listLatest(
    clientCarrierAccountId: number,
    serviceTypeIds: readonly number[],
    manager: Pick<EntityManager, 'query'> = this.database,
  ): Promise<LatestVersion[]> {
    return manager.query<LatestVersion[]>(latestVersions, [
      clientCarrierAccountId,
      [...serviceTypeIds],
    ]);
  }

  /** Locks the account until the transaction ends: its cards are published one after the other. */
  async lockAccount({ manager }: UnitOfWork, clientCarrierAccountId: number): Promise<void> {
    await manager.query('select from client_carrier_account where id = $1 for update', [
      clientCarrierAccountId,
    ]);
  }

  /**
   * Adds a version, which supersedes the version before it from its own first day (docs/pricing.md, Rate cards). Returns its
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

/** Dates the rows of an upload. */
function toVersion({ rows, uploadDate, ...account }: RateCardUpload): Version {
  const dated = rows.map((row) => ({ ...row, effectiveFrom: row.effectiveFrom ?? uploadDate }));
  const digest = createHash('sha256').update(stringify(dated)).digest('hex');
  return { ...account, digest, rows: dated };
}

/** Whether the latest version has the same rows. */
async function isLatest({ manager }: UnitOfWork, version: Version): Promise<boolean> {
  const { clientCarrierAccountId, carrierServiceTypeId, digest } = version;
  const latest = await manager.findOne(RateCard, {
    where: { clientCarrierAccountId, carrierServiceTypeId, withdrawnAt: IsNull() },
    order: { id: 'DESC' },
  });
  return latest?.digest === digest;
}

/** Adds a version; returns its id. */
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
