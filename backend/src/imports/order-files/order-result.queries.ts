import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment.js';
import type { OrderResult } from '@contracts/rules/integration-flow.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { Import } from '../records/import.entity.js';

/** Result of one order of a file. Money in cents, including GST. */
export interface OrderOutcome {
  readonly reference: string;
  readonly result: OrderResult;
  /** The consignment that was created, or that already had the reference. */
  readonly consignmentId: number | null;
  /** Null for drafts, and if the carrier issues it later. */
  readonly connoteNumber: string | null;
  readonly carrier: string | null;
  readonly service: string | null;
  /** Calendar day, yyyy-MM-dd. */
  readonly eta: string | null;
  readonly totalCents: number | null;
  readonly errors: readonly RowErrorView[];
}

type Row = OrderOutcome & { readonly isListed: boolean };

/**
 * Skipped orders show the consignment with their reference, if that is its only reference: an import gives each
 * consignment one (GAP-17).
 */
const outcomes = `
  with result as (
    select no, reference, consignment_id, carrier, service, eta, total_cents, faults,
           case when outcome in ('CREATED', 'UPDATED') then 'TAKEN' when outcome = 'DRAFT' then 'DRAFT'
                when action = 'SKIP' then 'KNOWN' else 'REFUSED' end as result
      from import_group where import_id = $1
  ), known as (
    select distinct on (lower(formatted_references)) lower(formatted_references) as reference, id
      from consignment_list
     where client_id = $2 and state in ('OPEN', 'MANIFESTED')
       and lower(formatted_references) in (select lower(reference) from result where result = 'KNOWN')
     order by lower(formatted_references), id
  )
  select r.reference, r.result, r.carrier, r.service, r.eta::text as eta, r.total_cents as "totalCents",
         coalesce(made.id, known.id) as "consignmentId",
         nullif(nullif(listed.connote_number, '${DRAFT_CONNOTE}'), '${PENDING_CONNOTE}') as "connoteNumber",
         r.faults as errors, made.id is null or listed.id is not null as "isListed"
    from result r
    cross join lateral (
      select case when r.result in ('TAKEN', 'DRAFT') then r.consignment_id end as id) made
    left join known on r.result = 'KNOWN' and known.reference = lower(r.reference)
    left join consignment_list listed on listed.id = coalesce(made.id, known.id)
   order by r.no`;

/** Reads the results of a file's orders. */
@Injectable()
export class OrderResultQueries {
  constructor(private readonly database: DataSource) {}

  /** In the order of the file; null while the consignment list lacks a created one. */
  async list({ id, clientId }: Pick<Import, 'id' | 'clientId'>): Promise<OrderOutcome[] | null> {
    const rows = await this.database.query<Row[]>(outcomes, [id, clientId]);
    if (!rows.every(({ isListed }) => isListed)) return null;
    return rows.map(({ isListed: _, ...outcome }) => outcome);
  }
}
