import { exceptionStatuses, type AttentionItemView } from '@contracts/views/dashboard.view.js';

import { MAX_ITEMS, ownerValues, perOwner, type AttentionScope } from './attention.js';

type ExceptionItem = Extract<AttentionItemView, { readonly consignmentId: number }>;

const arms = perOwner((owner) =>
  exceptionStatuses
    .map(
      (status) => `(
        select id, client_id, status, connote_number, carrier_display_name, receiver_company,
               receiver_suburb, eta, created_at
        from consignment_list
        where ${owner} and state = 'MANIFESTED' and status = '${status}'
        order by id desc limit ${MAX_ITEMS})`,
    )
    .join(' union all '),
);

const latestExceptions = `
  select row.status as kind, row.id as "consignmentId", row.client_id as "clientId",
         row.connote_number as "connoteNumber", row.carrier_display_name as carrier,
         row.receiver_company as "receiverCompany", row.receiver_suburb as "receiverSuburb",
         row.eta::text as eta,
         coalesce(known.status_date::text, row.created_at::date::text) as since
  from (${arms}) row
  left join dashboard_consignment known on known.id = row.id
  order by array_position($3::text[], row.status), since desc, row.id desc
  limit ${MAX_ITEMS}`;

/** Consignments in an exception status; their number is part of the figures. */
export const readExceptionConsignments = ({
  manager,
  owners,
}: AttentionScope): Promise<ExceptionItem[]> =>
  manager.query<ExceptionItem[]>(latestExceptions, [...ownerValues(owners), exceptionStatuses]);
