import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type { DomainEvent, EventContext } from '@contracts/events/domain-event.js';
import type { EventStore, ExpectedRevision } from '@event-store/event-store.js';

export interface RecordedStory {
  readonly about: string;
  readonly events: readonly (DomainEvent & {
    readonly stream: string;
    readonly metadata: EventContext;
  })[];
  /** What each stream folds to. */
  readonly expected: Readonly<Record<string, unknown>>;
  /** What the read models hold when they have followed it, by table. */
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
}

const folder = path.join(import.meta.dirname, 'streams');

export async function storyNames(): Promise<readonly string[]> {
  return (await fs.readdir(folder)).map((file) => path.basename(file, '.json')).sort();
}

export async function readStory(name: string): Promise<RecordedStory> {
  return JSON.parse(await fs.readFile(path.join(folder, `${name}.json`), 'utf8')) as RecordedStory;
}

/** Each event as the first or the next of its stream, as it was once written. */
export async function appendStory(store: EventStore, { events }: RecordedStory): Promise<void> {
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
