import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type { DomainEvent, EventContext } from '@contracts/events/domain-event.js';
import type { EventStore, ExpectedRevision } from '@event-store/event-store.js';
import { parseJson } from '../support/json.js';

export interface RecordedStream {
  readonly about: string;
  readonly events: readonly (DomainEvent & {
    readonly stream: string;
    readonly metadata: EventContext;
  })[];
  /** Expected fold of each stream. */
  readonly expected: Readonly<Record<string, unknown>>;
  /** Expected rows of the read models, by table. */
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
}

const folder = path.join(import.meta.dirname, 'streams');

export async function recordedStreamNames(): Promise<readonly string[]> {
  return (await fs.readdir(folder)).map((file) => path.basename(file, '.json')).sort();
}

export async function readRecordedStream(name: string): Promise<RecordedStream> {
  return parseJson<RecordedStream>(await fs.readFile(path.join(folder, `${name}.json`), 'utf8'));
}

/** Appends each event unchanged, as originally written. */
export async function appendRecordedStream(
  store: EventStore,
  { events }: RecordedStream,
): Promise<void> {
  const ends = new Map<string, ExpectedRevision>();
  for (const { stream, ...event } of events) {
    const expected = ends.get(stream) ?? 'noStream';
    const { revision, hash } = await store.append(
      stream,
      [{ ...event, id: randomUUID() }],
      expected,
    );
    ends.set(stream, { revision, hash });
  }
}
