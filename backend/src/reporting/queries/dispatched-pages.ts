import type { DataSource } from 'typeorm';

import type { ReportDays } from './report-days.js';

const PAGE = 200;

export interface DispatchedBy extends ReportDays {
  readonly clientId: number;
  readonly carrierId: number | null;
}

interface DispatchedRow {
  readonly id: number;
  /** yyyy-MM-dd. */
  readonly day: string;
}

/** Each tab's part comes off its own index (client, state, day, id), and no further than the page goes. */
const arm = (state: string) => `(
  select id, dispatch_date from consignment_list
  where client_id = $1 and state = '${state}' and status <> 'DRAFT'
    and dispatch_date between $2 and $3 and (dispatch_date, id) > ($4, $5)
    and ($6::integer is null or carrier_id = $6)
  order by dispatch_date, id limit ${PAGE})`;

const nextPage = `
  select id, to_char(dispatch_date, 'YYYY-MM-DD') as day
  from (${arm('OPEN')} union all ${arm('MANIFESTED')}) dispatched
  order by dispatch_date, id limit ${PAGE}`;

/** Ids of what a client has dispatched or will, by day; drafts and what was deleted are left out. */
export async function* dispatchedPages(
  database: DataSource,
  { clientId, carrierId, fromDay, toDay }: DispatchedBy,
): AsyncGenerator<readonly number[], void, undefined> {
  let after: DispatchedRow = { id: 0, day: fromDay };
  for (;;) {
    const values = [clientId, fromDay, toDay, after.day, after.id, carrierId];
    const rows: DispatchedRow[] = await database.query(nextPage, values);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ id }) => id);
    if (rows.length < PAGE) return;
    after = last;
  }
}
