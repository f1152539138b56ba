import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import stringify from 'safe-stable-stringify';
import { DataSource, In, IsNull, Repository } from 'typeorm';

import type { RateCardDetailView } from '@contracts/views/carrier-account.view.js';

import type { Ownership } from '../../platform/actor.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { laneKey } from '../domain/rate-card/lane-price.js';
import type { RateCardRow } from '../domain/rate-card/rate-card.js';
import { RateCard, RateCardRows } from '../records/rate-card.entity.js';
import type { CarrierNames } from './import/rate-card-row.js';

/** Every version not withdrawn, latest first by service: it supersedes the versions before it (docs/pricing.md, Rate cards). */
const activeDetails = `
  select r.id, r.client_carrier_account_id as "clientCarrierAccountId",
         r.carrier_service_type_id as "serviceTypeId",
         s.service_type as "serviceTypeName",
         r.created_at as "createdAt",
         r.lane_count as "noOfLanes",
         r.rate_types as "rateTypes",
         s.display_service_type as "displayName",
         r.effective_from::text as "effectiveFrom",
         r.effective_to::text as "effectiveTo"
    from rate_card r join carrier_service_type s on s.id = r.carrier_service_type_id
   where r.client_carrier_account_id = any($1) and r.withdrawn_at is null
   order by r.client_carrier_account_id, s.display_service_type, s.id, r.id desc`;

/** Compares milliseconds, the precision of the API. */
const activeVersion = `
  select r.id, s.service_type as code, s.display_service_type as display_name
    from rate_card r join carrier_service_type s on s.id = r.carrier_service_type_id
   where r.client_carrier_account_id = $1 and r.carrier_service_type_id = $2
     and date_trunc('milliseconds', r.created_at) = $3::timestamptz and r.withdrawn_at is null
   order by r.id desc limit 1`;

interface VersionRow {
  readonly id: number;
  readonly code: string;
  readonly display_name: string;
}

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

/** Identifies one version of an account's rate card for a service. */
export interface RateCardKey {
  readonly clientCarrierAccountId: number;
  readonly serviceTypeId: number;
  /** ISO 8601 */
  readonly createdAt: string;
}

export interface RateCardDetails {
  readonly rateCard: RateCard;
  readonly serviceType: { readonly code: string; readonly displayName: string };
}

type DetailRow = Omit<RateCardDetailView, 'createdAt'> & { readonly createdAt: Date };

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
    private readonly database: DataSource,
    @InjectRepository(RateCard) private readonly rateCards: Repository<RateCard>,
    private readonly clock: Clock,
  ) {}

  async listDetails(clientCarrierAccountIds: readonly number[]): Promise<RateCardDetailView[]> {
    const rows = await this.database.query<DetailRow[]>(activeDetails, [clientCarrierAccountIds]);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  /** @throws RecordNotFound for a version that is unknown or withdrawn */
  async get({
    clientCarrierAccountId,
    serviceTypeId,
    createdAt,
  }: RateCardKey): Promise<RateCardDetails> {
    const [version] = await this.database.query<VersionRow[]>(activeVersion, [
      clientCarrierAccountId,
      serviceTypeId,
      createdAt,
    ]);
    if (!version) throw new RecordNotFound('rate card');
    const rateCard = await this.rateCards.findOneByOrFail({ id: version.id });
    return { rateCard, serviceType: { code: version.code, displayName: version.display_name } };
  }

  async listRows({ digest }: RateCard): Promise<readonly RateCardRow[]> {
    const { rows } = await this.database.getRepository(RateCardRows).findOneByOrFail({ digest });
    return rows;
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
