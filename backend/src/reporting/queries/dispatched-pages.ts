import type { DataSource } from 'typeorm';

import type { ReportDays } from './report-days.js';

const PAGE_SIZE = 200;

export interface DispatchCriteria extends ReportDays {
  readonly clientId: number;
  readonly carrierId: number | null;
}

interface DispatchedRow {
  readonly id: number;
  /** yyyy-MM-dd. */
  readonly day: string;
}

/** Reads each tab from an index of its own (client, state, day, id), for one page only. */
const pageOfState = (state: string) => `(
  select id, dispatch_date from consignment_list
  where client_id = $1 and state = '${state}' and status <> 'DRAFT'
    and dispatch_date between $2 and $3 and (dispatch_date, id) > ($4, $5)
    and ($6::integer is null or carrier_id = $6)
  order by dispatch_date, id limit ${PAGE_SIZE})`;

const nextPage = `
  select id, to_char(dispatch_date, 'YYYY-MM-DD') as day
  from (${pageOfState('OPEN')} union all ${pageOfState('MANIFESTED')}) dispatched
  order by dispatch_date, id limit ${PAGE_SIZE}`;

export interface DispatchedPage {
  readonly ids: readonly number[];
  /** Dispatch date of the last one, yyyy-MM-dd. */
  readonly lastDay: string;
}

/** Yields a client's consignments by dispatch date, without drafts and deleted ones. */
export async function* readDispatchedPages(
  database: DataSource,
  { clientId, carrierId, fromDay, toDay }: DispatchCriteria,
): AsyncGenerator<DispatchedPage, void, undefined> {
  let after: DispatchedRow = { id: 0, day: fromDay };
  for (;;) {
    const values = [clientId, fromDay, toDay, after.day, after.id, carrierId];
    const rows: DispatchedRow[] = await database.query(nextPage, values);
    const last = rows.at(-1);
    if (!last) return;
    yield { ids: rows.map(({ id }) => id), lastDay: last.day };
    if (rows.length < PAGE_SIZE) return;
    after = last;
  }
}
