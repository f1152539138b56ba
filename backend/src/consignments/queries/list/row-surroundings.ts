import { In, type EntityManager } from 'typeorm';

import type { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { CustomerCarrier } from '../../../carriers/index.js';
import { Client } from '../../../clients/index.js';
import { cutOffAt } from '../view/cut-off-at.js';
import { isManifestingEnabled } from '../view/surroundings.js';

/** What records of today say about a row of the list. */
export interface RowSurroundings {
  /** GAP-29: its data would be sent to the carrier. */
  readonly isManifestingEnabled: boolean;
  /** ISO instant by which it has to be manifested to leave on its dispatch date; null without a carrier. */
  readonly cutOffAt: string | null;
}

/** Reads the clients and carriers of all rows at once; answers what is around each. */
export async function surroundRows(
  manager: EntityManager,
  rows: readonly ConsignmentListRow[],
): Promise<(row: ConsignmentListRow) => RowSurroundings> {
  const clients = await manager.findBy(Client, {
    id: In([...new Set(rows.map(({ clientId }) => clientId))]),
  });
  const carriers = await manager.find(CustomerCarrier, {
    where: {
      id: In([...new Set(rows.flatMap(({ customerCarrierId }) => customerCarrierId ?? []))]),
    },
    relations: { carrier: true },
  });
  const clientOf = new Map(clients.map((client) => [client.id, client]));
  const carrierOf = new Map(carriers.map((carrier) => [carrier.id, carrier]));

  return (row) => {
    const carrier = carrierOf.get(row.customerCarrierId ?? 0) ?? null;
    return {
      isManifestingEnabled: isManifestingEnabled(clientOf.get(row.clientId) ?? null, carrier),
      cutOffAt: carrier && cutOffAt(carrier, row.senderState, row.dispatchDate),
    };
  };
}
