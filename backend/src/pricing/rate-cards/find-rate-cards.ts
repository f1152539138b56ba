import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { RateCardDetailView } from '@contracts/views/carrier-account.view.js';

/** The newest version of each service's prices: those before it are closed (docs/pricing.md, Rate cards). */
const newestDetails = `
  select distinct on (r.client_carrier_account_id, r.carrier_service_type_id)
         r.client_carrier_account_id as "clientCarrierAccountId",
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
   order by r.client_carrier_account_id, r.carrier_service_type_id, r.id desc`;

type DetailRow = Omit<RateCardDetailView, 'createdAt'> & { readonly createdAt: Date };

/** What accounts have prices for. */
@Injectable()
export class FindRateCards {
  constructor(private readonly database: DataSource) {}

  async details(clientCarrierAccountIds: readonly number[]): Promise<RateCardDetailView[]> {
    const rows = await this.database.query<DetailRow[]>(newestDetails, [clientCarrierAccountIds]);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }
}
