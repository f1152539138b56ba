import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { ConnoteFormat, NumberAssignment } from '@contracts/events/prefix-range.events.js';
import { type ChainLink, seal } from '@event-store/hash-chain.js';
import { PostgresEventStore } from '@event-store/postgres/postgres-event-store.js';

import { formatConnote } from '../../../backend/src/prefix-ranges/index.js';
import { copyLine } from '../../../projections/src/platform/rebuild/copy-rows.js';
import { type AssignedConnote, type CopiedEvent, copyEvents, idOf } from './copied-events.js';
import { type NumberSource, readTemplates, type TemplateEvent } from './templates.js';

/** Three years; only the last 2 % of the rounds have open consignments. */
const WEEKS = 156;
const OPEN_SHARE = 0.02;
const NUMBERS_PER_EVENT = 32;

const columns = ['stream', 'revision', 'id', 'type', 'data', 'metadata', 'recorded_at'].map(
  (name) => ({ property: name, name, type: 'text', isKey: false }),
);

/**
 * Copies the demo's consignments until the store has `size` of them, directly as rows of the event store, with valid
 * hashes and, for every second one, the next number of a range. The product must be stopped.
 */
export async function growHistory(
  pool: Pool,
  { url, source, size }: { url: string; source: NumberSource; size: number },
): Promise<void> {
  const templates = await readTemplates(pool);
  const client = await pool.connect();
  try {
    const numbers = await RangeNumbers.open(client, source);
    const started = startedIn(templates.finished);
    const stride = nextThousand(Math.max(...templates.all.map(({ stream }) => idOf(stream))));
    const rounds = Math.ceil((size - (await countConsignments(client))) / started.length);
    const firstOffset = nextThousand(await highestId(client));
    for (let round = 0; round < rounds; round += 1) {
      const isRecent = round >= rounds * (1 - OPEN_SHARE);
      const copied = isRecent ? templates.all : templates.finished;
      const idOffset = firstOffset + round * stride;
      const connotes = numbers.take(startedIn(copied), idOffset);
      const weeksEarlier = Math.round(WEEKS * (1 - (round + 1) / rounds));
      const copies = copyEvents(copied, { idOffset, weeksEarlier, connotes });
      await write(client, [...numbers.taken(), ...copies]);
    }
    await settle(client, url);
  } finally {
    client.release();
  }
}

/** Ids of the consignments that begin among these events. */
const startedIn = (events: readonly TemplateEvent[]): number[] => [
  ...new Set(
    events.flatMap(({ stream }) => (stream.startsWith('consignment-') ? [idOf(stream)] : [])),
  ),
];

const nextThousand = (id: number): number => Math.ceil((id + 1) / 1_000) * 1_000;

async function write(client: PoolClient, copies: readonly CopiedEvent[]): Promise<void> {
  const lines = copies.map(({ stream, revision, event }) =>
    copyLine(columns, {
      stream,
      revision,
      id: event.id,
      type: event.type,
      data: event.dataJson,
      metadata: event.metadataJson,
      recorded_at: event.metadata.recordedAt,
    }),
  );
  const names = columns.map(({ name }) => name).join(', ');
  const target = client.query(copyFrom(`copy event_store.events (${names}) from stdin`));
  await pipeline(Readable.from(lines), target);
}

export async function countConsignments(client: Pick<PoolClient, 'query'>): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from event_store.events
     where revision = 0 and stream like 'consignment-%'`,
  );
  return rows[0]?.count ?? 0;
}

async function highestId(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select max(split_part(stream, '-', 2)::integer) as id from event_store.events
     where revision = 0 and (stream like 'consignment-%' or stream like 'manifest-%')`,
  );
  return rows[0]?.id ?? 0;
}

/** Ids continue after the copies, and the worker treats them as done. */
async function settle(client: PoolClient, url: string): Promise<void> {
  const highest = await highestId(client);
  for (const sequence of ['consignment_id', 'manifest_id'])
    await client.query('select setval($1, $2)', [sequence, nextThousand(highest)]);
  const store = await PostgresEventStore.open(url);
  await client.query('update reaction_checkpoint set position = $1', [await store.lastPosition()]);
  await store.close();
  await client.query('vacuum (analyze) event_store.events');
}

interface RangeState {
  readonly format: ConnoteFormat;
  /** Next number of the account, and its last one. */
  next: number;
  readonly last: number;
  /** End of the range's stream. */
  end: ChainLink;
}

/** Assigns the next numbers of one account in a range, as the range itself would. */
class RangeNumbers {
  private readonly pending: NumberAssignment[] = [];

  private constructor(
    private readonly source: NumberSource,
    private readonly state: RangeState,
  ) {}

  static async open(client: PoolClient, source: NumberSource): Promise<RangeNumbers> {
    const { rows } = await client.query<RangeState>(
      `with event as (select * from event_store.events where stream = $1),
            own as (select * from event where (data ->> 'clientCarrierAccountId')::integer = $2)
       select (select data -> 'format' from event where type = 'RangeRegistered') as format,
              (select 1 + max((one ->> 'number')::integer)
               from own, jsonb_array_elements(data -> 'assignments') one) as next,
              (select max((data ->> 'to')::integer) from own where type = 'RangeAllotted') as last,
              (select jsonb_build_object('revision', revision, 'hash', metadata -> 'hash')
               from event order by revision desc limit 1) as "end"`,
      [`prefixRange-${source.prefixRangeId}`, source.clientCarrierAccountId],
    );
    const [found] = rows;
    if (!found) throw new Error(`prefix range ${source.prefixRangeId} has no events`);
    return new RangeNumbers(source, found);
  }

  /** Takes a number for every second consignment, as long as there are any. */
  take(consignmentIds: readonly number[], idOffset: number): Map<number, AssignedConnote> {
    const taking = consignmentIds.filter((_, index) => index % 2 === 0);
    return new Map(
      taking.slice(0, Math.max(0, this.state.last - this.state.next + 1)).map((id) => {
        const number = this.state.next++;
        this.pending.push({ consignmentId: id + idOffset, number });
        const connoteNumber = formatConnote(this.state.format, number);
        return [id, { connoteNumber, prefixRangeId: this.source.prefixRangeId, number }];
      }),
    );
  }

  /** Events for the numbers taken since the last call. */
  taken(): CopiedEvent[] {
    const copies: CopiedEvent[] = [];
    while (this.pending.length > 0) {
      const assignments = this.pending.splice(0, NUMBERS_PER_EVENT);
      copies.push(this.append(assignments));
    }
    return copies;
  }

  private append(assignments: readonly NumberAssignment[]): CopiedEvent {
    const stream = `prefixRange-${this.source.prefixRangeId}`;
    const { clientCarrierAccountId } = this.source;
    const [event] = seal(
      stream,
      [
        {
          id: randomUUID(),
          type: 'NumbersAssigned',
          data: { clientCarrierAccountId, assignments },
          metadata: systemContext(),
        },
      ],
      this.state.end,
    );
    if (!event) throw new Error('an event was not sealed');
    this.state.end = { revision: this.state.end.revision + 1, hash: event.metadata.hash };
    return { stream, revision: this.state.end.revision, event };
  }
}

const systemContext = () => ({
  actor: { id: 0, name: 'Linehaul', kind: 'SYSTEM' as const, onBehalfOf: null },
  clientId: null,
  customerId: null,
  correlationId: randomUUID(),
  causationId: null,
  recordedAt: new Date().toISOString(),
  schemaVersion: 1,
});
