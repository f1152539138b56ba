import type { WatchedRecord } from '@contracts/realtime/messages';

type Send = (verb: 'watch' | 'unwatch', record: WatchedRecord) => void;

const counts = new Map<string, { record: WatchedRecord; count: number }>();
let send: Send | null = null;

const keyOf = ({ type, id }: WatchedRecord) => `${type}-${id}`;

/** Starts watching; returns a function that stops. Two watchers of one record count as one. */
export function watchRecord(record: WatchedRecord): () => void {
  const key = keyOf(record);
  const entry = counts.get(key) ?? { record, count: 0 };
  counts.set(key, { record, count: entry.count + 1 });
  if (entry.count === 0) send?.('watch', record);

  return () => {
    const left = (counts.get(key)?.count ?? 1) - 1;
    if (left > 0) {
      counts.set(key, { record, count: left });
      return;
    }
    counts.delete(key);
    send?.('unwatch', record);
  };
}

/** Sets the sender on every (re)connection and watches all records again, which the server no longer knows. */
export function setWatchSender(sender: Send | null): void {
  send = sender;
  for (const { record } of counts.values()) sender?.('watch', record);
}
