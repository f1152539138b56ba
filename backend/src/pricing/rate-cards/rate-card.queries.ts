import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, Repository } from 'typeorm';

import type { RateCardDetailView } from '@contracts/views/carrier-account.view.js';

import { RecordNotFound } from '../../platform/record-not-found.js';
import { RateCard } from '../records/rate-card.entity.js';

/**
 * Versions that are not withdrawn, latest first by service: each supersedes those before it (docs/pricing.md, Rate
 * cards).
 */
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

/** Finds versions of rate cards; those withdrawn are left out. */
@Injectable()
export class RateCardQueries {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(RateCard) private readonly rateCards: Repository<RateCard>,
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

  /** True when the account has a rate card for the service, in force or not. */
  exists({
    clientCarrierAccountId,
    carrierServiceTypeId,
  }: Pick<RateCard, 'clientCarrierAccountId' | 'carrierServiceTypeId'>): Promise<boolean> {
    return this.rateCards.existsBy({
      clientCarrierAccountId,
      carrierServiceTypeId,
      withdrawnAt: IsNull(),
    });
  }
}
