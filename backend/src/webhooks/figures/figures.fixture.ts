import type pg from 'pg';

/** Adds waiting deliveries of different subjects; returns their ids. */
export async function addDeliveries(
  client: pg.Client,
  subscriptionId: number,
  count: number,
  lane: string,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into webhook_delivery (subscription_id, event_id, subject, position, ordinal, lane, next_attempt_at, taken_at)
     select $1, 'evt_' || $3 || n, 'consignment/' || n, lpad(n::text, 19, '0'), 0, $3, now(), now()
     from generate_series(1, $2::integer) n returning id::float8 as id`,
    [subscriptionId, count, lane],
  );
  return rows.map(({ id }) => id);
}

export interface PublishedEvent {
  readonly n: number;
  readonly client: number;
  readonly type?: string;
  readonly eventId?: string;
}

/** Stores events of a client, at most one of each subject. */
export async function publish(client: pg.Client, events: readonly PublishedEvent[]): Promise<void> {
  const rows = events.map(({ n, client: clientId, type, eventId }) => ({
    ...{ n, clientId, type: type ?? 'consignment.deleted' },
    id: eventId ?? `evt_${String(n).padStart(26, '0')}`,
    facts: { consignmentId: n, connoteNumber: null, references: [], receiver: null },
  }));
  await client.query(
    `insert into public_event
     select e.id, lpad(e.n::text, 19, '0'), 0, e.type, 1, 'consignment', e.n, 1, e."clientId",
            (select customer_id from client where id = e."clientId"), now(), now(), e.facts
     from jsonb_to_recordset($1::jsonb) as e(id text, n int, type text, "clientId" int, facts jsonb)`,
    [JSON.stringify(rows)],
  );
}
