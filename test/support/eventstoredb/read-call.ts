import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';

import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';

import type { EventLog, LogRecord } from './event-log.js';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;
export type ReadOptions = ReadReq.Options;

const TICKS_PER_MS = 10_000n;

/** Streams.Read without a subscription: one stream or all, in either direction, start included. */
export async function handleRead(call: ReadCall, options: ReadOptions, log: EventLog) {
  const name = streamOf(options);
  const records = name === null ? log.records : log.stream(name);
  if (!records) await send(call, notFound(name ?? ''));
  else for (const record of selected(records, options)) await send(call, eventResponse(record));
  call.end();
}

/** Name of the stream that is read; null for all of them. */
export function streamOf(options: ReadOptions): string | null {
  const name = options.getStream()?.getStreamIdentifier()?.getStreamName_asU8();
  return name ? Buffer.from(name).toString() : null;
}

function selected(records: readonly LogRecord[], options: ReadOptions): readonly LogRecord[] {
  const isForwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.FORWARDS;
  const first = startIndex(records, options);
  const ordered = isForwards ? records.slice(first) : records.slice(0, first + 1).reverse();
  return ordered.slice(0, Number(options.getCount()));
}

function startIndex(records: readonly LogRecord[], options: ReadOptions): number {
  const from = options.getStream() ?? options.getAll();
  if (from?.hasStart()) return 0;
  if (from?.hasEnd()) return records.length - 1;
  const stream = options.getStream();
  if (stream) return Number(stream.getRevision());

  const position = BigInt(options.getAll()?.getPosition()?.getCommitPosition() ?? 0);
  return records.findIndex((record) => record.position >= position);
}

/** Waits for slow readers, so that responses do not accumulate on the server. */
export async function send(call: ReadCall, response: ReadResp): Promise<void> {
  if (call.cancelled || call.write(response)) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      call.off('drain', done).off('cancelled', done).off('close', done);
      resolve();
    };
    call.on('drain', done).on('cancelled', done).on('close', done);
  });
}

export function eventResponse(record: LogRecord): ReadResp {
  const position = String(record.position);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(record.id))
    .setStreamIdentifier(identifier(record.stream))
    .setStreamRevision(String(record.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(record.data)
    .setCustomMetadata(record.metadata);
  recorded
    .getMetadataMap()
    .set('type', record.type)
    .set('content-type', record.contentType)
    .set('created', String(BigInt(Date.now()) * TICKS_PER_MS));
  return new streams.ReadResp().setEvent(
    new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position),
  );
}

function notFound(name: string): ReadResp {
  return new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier(name)),
  );
}

function identifier(name: string) {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(name));
}
