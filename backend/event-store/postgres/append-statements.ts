import type { PreparedAppend } from '../prepared-append.js';
import { appendBatch, appendOne, explain } from './append.sql.js';
import { EXPECTATION } from './constants.js';
import type { KeptConnections } from './kept-connections.js';

/** Where the last event of an append stands. */
export interface Written {
  /** A bigint, as `pg` hands it over. */
  readonly position: string;
  readonly revision: number;
}

/** Why an append was not written: its events are there already, or the stream is somewhere else. */
export type Explanation =
  ({ readonly hash: string } & Written) | { readonly position: null; readonly head: number };

/** Writes what can be written, in one round trip; answers the end of each by its stream. */
export async function writeAppends(
  connections: KeptConnections,
  batch: readonly PreparedAppend[],
): Promise<Map<string, Written>> {
  const [append] = batch;
  if (append && batch.length === 1 && append.events.length === 1 && expectationOf(append) >= -1)
    return writeOne(connections, append);

  const { rows } = await connections.query<Written & { stream: string }>({
    name: 'event_store_append',
    text: appendBatch,
    values: columnsOf(batch),
  });
  return new Map(rows.map((row) => [row.stream, row]));
}

export async function explainLosers(
  connections: KeptConnections,
  losers: readonly PreparedAppend[],
): Promise<Explanation[]> {
  const { rows } = await connections.query<Explanation>({
    name: 'event_store_explain',
    text: explain,
    values: [
      losers.map(({ stream }) => stream),
      losers.map(expectationOf),
      losers.map(({ events }) => events.length),
      losers.map(({ events }) => events.at(0)?.id),
      losers.map(({ events }) => events.at(-1)?.id),
    ],
  });
  return rows;
}

async function writeOne(
  connections: KeptConnections,
  append: PreparedAppend,
): Promise<Map<string, Written>> {
  const { stream, events } = append;
  const expected = expectationOf(append);
  const { rows } = await connections.query<{ position: string | null }>({
    name: 'event_store_append_one',
    text: appendOne,
    values: [
      stream,
      expected,
      ...events.flatMap(({ id, type, dataJson, metadataJson }) => [
        id,
        type,
        dataJson,
        metadataJson,
      ]),
    ],
  });
  const position = rows[0]?.position ?? null;
  return new Map(position === null ? [] : [[stream, { position, revision: expected + 1 }]]);
}

/** One element per event, as `event_store.append` takes them. */
function columnsOf(batch: readonly PreparedAppend[]): unknown[] {
  const rows = batch.flatMap((append) =>
    append.events.map((event, index) => ({ append, event, index })),
  );
  return [
    rows.map(({ append }) => append.stream),
    rows.map(({ append }) => expectationOf(append)),
    rows.map(({ index }) => index),
    rows.map(({ append }) => append.events.at(0)?.id),
    rows.map(({ event }) => event.id),
    rows.map(({ event }) => event.type),
    rows.map(({ event }) => event.dataJson).join('\n'),
    rows.map(({ event }) => event.metadataJson).join('\n'),
  ];
}

function expectationOf({ expected }: PreparedAppend): number {
  return typeof expected === 'object' ? expected.revision : EXPECTATION[expected];
}
