import type { DataSource } from 'typeorm';

import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { EventContext } from '@contracts/events/domain-event.js';

import { evolveConsignmentRow } from '../../../../projections/src/consignment-list/consignment-list.projection.js';
import { PublicEventRow } from '@read-models/public-event.row.js';

import { dashboard } from '../../../../projections/src/dashboard/dashboard.projection.js';
import { foldBatch } from '../../../../projections/src/platform/fold.js';
import { publicEvents } from '../../../../projections/src/public-events/public-events.projection.js';
import { recorded } from '../../../../projections/src/testing/recorded.js';
import { fillList, listRow } from '../../consignments/testing/list-rows.js';

/** A consignment's events and its client. */
export interface ConsignmentEvents {
  readonly id: number;
  readonly events: readonly ConsignmentEvent[];
}

/** Fills the list, the dashboard and the public journal of an empty database by running the projections over these events. */
export async function fillFromEvents(
  database: DataSource,
  consignments: readonly ConsignmentEvents[],
  context: Partial<EventContext> = {},
): Promise<void> {
  const events = consignments.flatMap((consignment) =>
    recorded(`consignment-${consignment.id}`, consignment.events, context),
  );
  await fillList(
    database,
    consignments.map(({ id, events: ownEvents }) => {
      const row = recorded(`consignment-${id}`, ownEvents, context).reduce<ReturnType<
        typeof evolveConsignmentRow
      > | null>((folded, event) => evolveConsignmentRow(folded, event), null);
      if (!row) throw new Error(`consignment ${id} has no events`);
      return listRow(row);
    }),
  );
  const nothing = { load: () => Promise.resolve(new Map()) };
  const { tables } = await foldBatch(dashboard, events, nothing);
  for (const { row, changes } of tables)
    await database.getRepository(row).insert(changes.flatMap(({ after }) => after ?? []));
  const { entries } = await foldBatch(publicEvents, events, nothing);
  await database.getRepository(PublicEventRow).insert([...entries]);
}
