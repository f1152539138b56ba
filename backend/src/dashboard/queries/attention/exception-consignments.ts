import { exceptionStatuses, type AttentionItemView } from '@contracts/views/dashboard.view.js';

import { overdueCondition } from '../../../consignments/index.js';
import { MAX_ITEMS, ownerValues, perOwner, type AttentionScope } from './attention.js';

type ExceptionItem = Extract<AttentionItemView, { readonly consignmentId: number }>;

const columns = `id, client_id, client_name, status, connote_number, carrier_display_name, receiver_company,
                 receiver_suburb, eta, created_at`;

/** Items from rows of the list; `since` is an SQL expression. */
const itemsOf = (rows: string, since: string): string => `
  select row.kind, row.id as "consignmentId", row.client_id as "clientId",
         row.client_name as "clientName", row.connote_number as "connoteNumber",
         row.carrier_display_name as carrier, row.receiver_company as "receiverCompany",
         row.receiver_suburb as "receiverSuburb", row.eta::text as eta, ${since} as since
  from (${rows}) row
  left join dashboard_consignment known on known.id = row.id`;

/** One arm per status, since the list has an index that begins with the state and the status. */
const latestExceptions = `
  ${itemsOf(
    perOwner((owner) =>
      exceptionStatuses
        .map(
          (status) => `(
            select ${columns}, status as kind from consignment_list
            where ${owner} and state = 'MANIFESTED' and status = '${status}'
            order by id desc limit ${MAX_ITEMS})`,
        )
        .join(' union all '),
    ),
    'coalesce(known.status_date::text, row.created_at::date::text)',
  )}
  order by array_position($3::text[], row.status), since desc, row.id desc
  limit ${MAX_ITEMS}`;

/** Consignments whose status needs manual action; their count is one of the dashboard figures. */
export const readExceptionConsignments = ({
  manager,
  owners,
}: AttentionScope): Promise<ExceptionItem[]> =>
  manager.query<ExceptionItem[]>(latestExceptions, [...ownerValues(owners), exceptionStatuses]);

const longestOverdue = `
  ${itemsOf(
    perOwner(
      (owner) => `
        select ${columns}, 'OVERDUE' as kind from consignment_list
        where ${owner} and ${overdueCondition('$4::date')} and status <> all ($3::text[])
        order by eta, id limit ${MAX_ITEMS}`,
    ),
    'row.eta::text',
  )}
  order by row.eta, row.id
  limit ${MAX_ITEMS}`;

/** Overdue consignments, longest overdue first; those in a status that needs attention are listed as such. */
export const readOverdueConsignments = ({
  manager,
  owners,
  today,
}: AttentionScope): Promise<ExceptionItem[]> =>
  manager.query<ExceptionItem[]>(longestOverdue, [
    ...ownerValues(owners),
    exceptionStatuses,
    today,
  ]);
