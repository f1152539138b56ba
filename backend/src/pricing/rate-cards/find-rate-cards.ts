import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { RateCardDetailView } from '@contracts/views/carrier-account.view.js';

import { RecordNotFound } from '../../platform/record-not-found.js';
import type { RateCardRow } from '../domain/rate-card/rate-card.js';
import { RateCard, RateCardRows } from '../records/rate-card.entity.js';

/** Every version in use, the newest of a service first: it closes those before it (docs/pricing.md, Rate cards). */
const detailsInUse = `
  select r.client_carrier_account_id as "clientCarrierAccountId",
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

/** The API knows milliseconds. */
const versionInUse = `
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

/** Names one version of an account's prices for a service. */
export interface RateCardKey {
  readonly clientCarrierAccountId: number;
  readonly serviceTypeId: number;
  /** ISO 8601 */
  readonly createdAt: string;
}

export interface FoundRateCard {
  readonly rateCard: RateCard;
  readonly serviceType: { readonly code: string; readonly displayName: string };
}

type DetailRow = Omit<RateCardDetailView, 'createdAt'> & { readonly createdAt: Date };

/** What accounts have prices for. */
@Injectable()
export class FindRateCards {
  constructor(private readonly database: DataSource) {}

  async details(clientCarrierAccountIds: readonly number[]): Promise<RateCardDetailView[]> {
    const rows = await this.database.query<DetailRow[]>(detailsInUse, [clientCarrierAccountIds]);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  /** @throws RecordNotFound when there is no such version, or it is out of use */
  async find({
    clientCarrierAccountId,
    serviceTypeId,
    createdAt,
  }: RateCardKey): Promise<FoundRateCard> {
    const [found] = await this.database.query<VersionRow[]>(versionInUse, [
      clientCarrierAccountId,
      serviceTypeId,
      createdAt,
    ]);
    if (!found) throw new RecordNotFound('rate card');
    const rateCard = await this.database.getRepository(RateCard).findOneByOrFail({ id: found.id });
    return { rateCard, serviceType: { code: found.code, displayName: found.display_name } };
  }

  async rowsOf({ digest }: RateCard): Promise<readonly RateCardRow[]> {
    const { rows } = await this.database.getRepository(RateCardRows).findOneByOrFail({ digest });
    return rows;
  }
}
