import { In, type DataSource } from 'typeorm';

import { Client } from '../../clients/index.js';
import type { ListScope } from '../../identity/index.js';

export type ReportedClient = Pick<Client, 'id' | 'difot' | 'service'>;

const clientsWithConsignments = `
  select client_id as id from consignment_count
  where client_id = any ($2) or $1 and customer_id > 0 or customer_id = any ($3)`;

/** Clients in scope that have consignments, by name; includes deleted clients. */
export async function listReportedClients(
  database: DataSource,
  { isUnrestricted, clientIds, customerIds }: ListScope,
): Promise<readonly ReportedClient[]> {
  const rows: { id: number }[] = await database.query(clientsWithConsignments, [
    isUnrestricted,
    clientIds,
    customerIds,
  ]);
  return database.getRepository(Client).find({
    where: { id: In(rows.map(({ id }) => id)) },
    select: { id: true, difot: true, service: true },
    order: { name: 'ASC', id: 'ASC' },
  });
}
