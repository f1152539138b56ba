import { Rejected, Unreadable } from '../../carrier-adapters/index.js';
import { toError } from '../../platform/to-error.js';

interface GroupPoll<Item, Page> {
  readonly maxCalls: number;
  readonly shouldStop: () => boolean;
  readonly poll: (group: readonly Item[]) => Promise<Page>;
  readonly accept: (group: readonly Item[], page: Page) => Promise<void>;
}

/** An item that fails on its own. */
export interface FailedItem<Item> {
  readonly item: Item;
  readonly reason: string;
}

/**
 * Polls groups of items. A group whose response is rejected or cannot be read is halved, so that one item holds up no
 * others; what is left after `maxCalls` waits for the next round.
 * @returns the items that fail on their own
 * @throws the last such failure if there was no readable response at all to several items; any other failure at once
 */
export async function pollGroups<Item, Page>(
  groups: readonly (readonly Item[])[],
  { maxCalls, shouldStop, poll, accept }: GroupPoll<Item, Page>,
): Promise<readonly FailedItem<Item>[]> {
  const waiting = [...groups];
  // without others to compare it with, a single item is assumed to fail on its own
  const isAlone = groups.flat().length === 1;
  const failed: FailedItem<Item>[] = [];
  const failures: Error[] = [];
  let hasResponse = false;
  for (let calls = 0; calls < maxCalls && !shouldStop(); calls += 1) {
    const group = waiting.shift();
    if (!group) break;
    const page = await poll(group).catch((error: unknown) => {
      if (!isAboutItems(error)) throw error;
      failures.push(toError(error));
      const [item, ...others] = group;
      if (item !== undefined && others.length === 0)
        failed.push({ item, reason: toError(error).message });
      else waiting.unshift(...halvesOf(group));
      return null;
    });
    if (page === null) continue;
    hasResponse = true;
    await accept(group, page);
  }
  const last = failures.at(-1);
  if (last && !hasResponse && !isAlone) throw last;
  return failed;
}

/** Whether the error is about the items rather than the account or the server. */
const isAboutItems = (error: unknown): boolean =>
  error instanceof Unreadable || (error instanceof Rejected && error.code !== 'CREDENTIALS');

function halvesOf<Item>(group: readonly Item[]): readonly (readonly Item[])[] {
  const middle = Math.ceil(group.length / 2);
  return [group.slice(0, middle), group.slice(middle)];
}
