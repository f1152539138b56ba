import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { addressLimits } from '@contracts/rules/address.js';
import type { OrderResult } from '@contracts/rules/integration-flow.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

/** Result of one address of a file. */
export interface AddressOutcome {
  /** Reference ID; empty if the address has none. */
  readonly reference: string;
  readonly company: string;
  readonly result: OrderResult;
  /** The address that was created or changed, or that already had the reference. */
  readonly addressId: number | null;
  readonly errors: readonly RowErrorView[];
}

/** For a skipped address, the result has the existing address with its reference, if there is exactly one. */
const outcomes = `
  with result as (
    select no, reference, receiver as company, address_id, faults,
           case when outcome in ('CREATED', 'UPDATED') then 'TAKEN' when outcome = 'DRAFT' then 'DRAFT'
                when action = 'SKIP' then 'KNOWN' else 'REFUSED' end as result
      from import_group where import_id = $1
  ), known as (
    select lower(reference_id) as reference, min(id) as id
      from address
     where client_id = $2 and length(reference_id) <= ${addressLimits.name}
       and lower(reference_id) in (select lower(reference) from result where result = 'KNOWN' and reference <> '')
     group by 1 having count(*) = 1
  )
  select r.reference, r.company, r.result, r.faults as errors,
         case when r.result in ('TAKEN', 'DRAFT') then r.address_id else known.id end as "addressId"
    from result r left join known on r.result = 'KNOWN' and known.reference = lower(r.reference)
   order by r.no`;

/** Reads the results of a file's addresses. */
@Injectable()
export class AddressResultQueries {
  constructor(private readonly database: DataSource) {}

  /** In the order of the file. */
  list(importId: number, clientId: number): Promise<AddressOutcome[]> {
    return this.database.query(outcomes, [importId, clientId]);
  }
}
