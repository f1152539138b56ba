import { In, type EntityManager } from 'typeorm';

import type { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { CustomerCarrier } from '../../../carriers/index.js';
import { Client } from '../../../clients/index.js';
import { cutOffAt, earliestDispatchDay } from '../view/cut-off-at.js';
import { isFollowedHere } from '../view/followed.js';
import { isManifestingEnabled } from '../view/surroundings.js';

/** What records of today say about a row of the list. */
export interface RowSurroundings {
  /** GAP-29: its data would be sent to the carrier. */
  readonly isManifestingEnabled: boolean;
  /** ISO instant by which it has to be manifested to leave on its dispatch date; null without a carrier. */
  readonly cutOffAt: string | null;
  /** yyyy-MM-dd of the first truck that it can still catch; null without a carrier, or once it has left. */
  readonly earliestDispatchDate: string | null;
  /** TRK-20 */
  readonly isFollowedHere: boolean;
  readonly trackingUrl: string | null;
}

/** Reads the clients and carriers of all rows at once; answers what is around each. */
export async function surroundRows(
  manager: EntityManager,
  rows: readonly ConsignmentListRow[],
  now: Date,
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

  const earliest = rememberedDays(now);
  return (row) => {
    const carrier = carrierOf.get(row.customerCarrierId ?? 0) ?? null;
    return {
      isManifestingEnabled: isManifestingEnabled(clientOf.get(row.clientId) ?? null, carrier),
      cutOffAt: carrier && cutOffAt(carrier, row.senderState, row.dispatchDate),
      earliestDispatchDate:
        carrier && row.state === 'OPEN' ? earliest(carrier, row.senderState) : null,
      isFollowedHere: row.state === 'MANIFESTED' && isFollowedHere(row.status, carrier),
      trackingUrl: carrier?.carrier.trackingUrl ?? null,
    };
  };
}

/** A page has many rows of few carriers and states: each pair is worked out once. */
function rememberedDays(now: Date) {
  const days = new Map<string, string>();
  return (carrier: CustomerCarrier, senderState: string | null): string => {
    const key = `${carrier.id} ${senderState ?? ''}`;
    const day = days.get(key) ?? earliestDispatchDay(carrier, senderState, now);
    days.set(key, day);
    return day;
  };
}
