import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { RateCardDetailView } from '@contracts/views/carrier-account.view.js';

import { RecordNotFound } from '../../platform/record-not-found.js';
import type { RateCardRow } from '../domain/rate-card/rate-card.js';
import { RateCard, RateCardRows } from '../records/rate-card.entity.js';
import type { CarrierNames } from './import/validate-lanes.js';

/** Every version not withdrawn, latest first by service: it ends the versions before it (docs/pricing.md, Rate cards). */
const activeDetails = `
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

const carrierNames = `
  select coalesce((
           select jsonb_object_agg(upper(name), s.id)
             from carrier_service_type s, unnest(array[s.display_service_type, s.service_type]) name
            where s.carrier_id = c.carrier_id
         ), '{}') as services,
         coalesce((
           select jsonb_object_agg(upper(z.zone), z.zone) from carrier_zone z where z.carrier_id = c.carrier_id
         ), '{}') as zones
    from client_carrier_account a
    join connote_prefix p on p.id = a.connote_prefix_id
    join customer_carrier_account b on b.id = p.customer_carrier_account_id
    join customer_carrier c on c.id = b.customer_carrier_id
   where a.id = $1`;

interface CarrierNamesRow {
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

/** Reads rate cards of clients' accounts. */
@Injectable()
export class RateCardQueries {
  constructor(private readonly database: DataSource) {}

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
    const rateCard = await this.database
      .getRepository(RateCard)
      .findOneByOrFail({ id: version.id });
    return { rateCard, serviceType: { code: version.code, displayName: version.display_name } };
  }

  async listRows({ digest }: RateCard): Promise<readonly RateCardRow[]> {
    const { rows } = await this.database.getRepository(RateCardRows).findOneByOrFail({ digest });
    return rows;
  }

  /** Services and zones of the account's carrier, by the upper-case names that files may use. */
  async getCarrierNames(clientCarrierAccountId: number): Promise<CarrierNames> {
    const [row] = await this.database.query<CarrierNamesRow[]>(carrierNames, [
      clientCarrierAccountId,
    ]);
    return {
      serviceIds: new Map(Object.entries(row?.services ?? {})),
      zones: new Map(Object.entries(row?.zones ?? {})),
    };
  }
}
