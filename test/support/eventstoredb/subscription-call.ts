import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

import streams from '@eventstore/db-client/generated/streams_pb.js';

import type { EventLog, LogRecord } from './event-log.js';
import { eventResponse, send, type ReadCall, type ReadOptions } from './read-call.js';

/**
 * Streams.Read as a subscription to all, start excluded. A filtered one sends a checkpoint after every window of
 * scanned events, its only message about events that do not match. As in server 23.10, there is none at the end of the log, and during catch-up the prepare position is 0. It then sends CaughtUp.
 */
export async function handleSubscription(call: ReadCall, options: ReadOptions, log: EventLog) {
  const gone = new AbortController();
  for (const event of ['cancelled', 'close', 'error'])
    call.on(event, () => {
      gone.abort();
    });
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(
    randomUUID(),
  );
  await send(call, new streams.ReadResp().setConfirmation(confirmation));

  const isWanted = matcherOf(options);
  const window = windowOf(options);
  let looked = 0;
  let isLive = false;
  for (let next = startAfter(log, options); !gone.signal.aborted;) {
    const record = log.records[next];
    if (!record) {
      if (!isLive)
        await send(call, new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()));
      isLive = true;
      if (log.records[next]) continue; // written in the meantime
      await once(log, 'appended', { signal: gone.signal }).catch(() => undefined);
      continue;
    }
    next += 1;
    looked += 1;
    if (isWanted(record)) {
      await send(call, eventResponse(record));
      log.delivered += 1;
    }
    if (looked % window === 0) await send(call, checkpointAt(record, isLive));
  }
}

function startAfter(log: EventLog, options: ReadOptions): number {
  const all = options.getAll();
  if (all?.hasStart()) return 0;
  if (all?.hasEnd()) return log.records.length;
  const position = BigInt(all?.getPosition()?.getCommitPosition() ?? 0);
  const index = log.records.findIndex((record) => record.position > position);
  return index === -1 ? log.records.length : index;
}

function matcherOf(options: ReadOptions): (record: LogRecord) => boolean {
  const expression = options.getFilter()?.getStreamIdentifier();
  if (!expression) return () => true;
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0)
    return ({ stream }) => prefixes.some((prefix) => stream.startsWith(prefix));
  const pattern = new RegExp(expression.getRegex());
  return ({ stream }) => pattern.test(stream);
}

function windowOf(options: ReadOptions): number {
  const filter = options.getFilter();
  if (!filter) return Infinity;
  return (filter.getMax() || 32) * filter.getCheckpointintervalmultiplier();
}

function checkpointAt({ position }: LogRecord, isLive: boolean) {
  return new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint()
      .setCommitPosition(String(position))
      .setPreparePosition(isLive ? String(position) : '0'),
  );
}
