/** Range of a random pause. */
interface Pause {
  readonly minMs: number;
  readonly maxMs: number;
}

/** Time to wait for a response before the next read, so that a slow one does not delay the others (ADR 34). */
const MAX_WAIT_MS = 2000;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/**
 * Refetches the queries on the screen after a random pause, one after another, since one event makes all browsers
 * refetch. Queries that are already waiting are not queued again.
 */
export function createStaggeredRefetch<Tag>(read: (tags: readonly Tag[]) => Promise<unknown>) {
  const waiting = new Set<string>();
  let reading: Promise<unknown> = Promise.resolve();

  function readNext(tags: readonly Tag[]): Promise<unknown> {
    waiting.delete(JSON.stringify(tags));
    return Promise.race([read(tags), pause(MAX_WAIT_MS)]);
  }

  return {
    /** Each group of tags is one refetch. */
    schedule(groups: readonly (readonly Tag[])[], { minMs, maxMs }: Pause) {
      const newGroups = groups.filter((tags) => !waiting.has(JSON.stringify(tags)));
      if (newGroups.length === 0) return;
      for (const tags of newGroups) waiting.add(JSON.stringify(tags));
      setTimeout(
        () => {
          for (const tags of newGroups) reading = reading.then(() => readNext(tags));
        },
        minMs + Math.random() * (maxMs - minMs),
      );
    },
  };
}
