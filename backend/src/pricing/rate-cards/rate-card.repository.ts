import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, Repository } from 'typeorm';

import type { RateCardDetailView } from '@contracts/views/carrier-account.view.js';

import type { Ownership } from '../../platform/actor.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { RateCardRow } from '../domain/rate-card/rate-card.js';
import { RateCard, type RateCardRows } from '../records/rate-card.entity.js';
import type { CarrierNames } from './import/rate-card-row.js';
import { insertVersion, isLatest, type RateCardUpload, toVersion } from './rate-card-version.js';

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

const latestVersions = `
  select distinct on (carrier_service_type_id) id, digest,
         carrier_service_type_id as "carrierServiceTypeId"
    from rate_card
   where client_carrier_account_id = $1 and carrier_service_type_id = any($2) and withdrawn_at is null
   order by carrier_service_type_id, id desc`;

/** A version with the digest of its rows. */
type LatestVersion = Pick<RateCard, 'id' | 'digest' | 'carrierServiceTypeId'>;

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
