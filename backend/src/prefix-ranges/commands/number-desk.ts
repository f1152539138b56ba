import type { ItemNumbersData } from '@contracts/events/consignment.events.js';
import type { EventContext } from '@contracts/events/domain-event.js';

import { assign, assignedItems, assignedNumber, type NumberRequest } from '../domain/assigning.js';
import type { KeptRange } from './kept-range.js';

const MOST_PER_APPEND = 500;
const MOST_ATTEMPTS = 50;

export interface GivenNumbers {
  /** Null where only pieces were to be numbered. */
  readonly connote: { readonly number: number; readonly connoteNumber: string } | null;
  /** Null where pieces have no numbers of their own. */
  readonly items: ItemNumbersData | null;
}

interface Waiting {
  readonly request: NumberRequest;
  /** What led to it: the events of a batch carry the trail of its first request. */
  readonly context: () => EventContext;
  readonly give: (numbers: GivenNumbers) => void;
  readonly refuse: (reason: unknown) => void;
}

/** Where the numbers of one range are asked for: whoever comes while an append is under way is served by the next. */
export class NumberDesk {
  private waiting: Waiting[] = [];
  private isOpen = false;

  constructor(private readonly range: KeptRange) {}

  ask(request: NumberRequest, context: () => EventContext): Promise<GivenNumbers> {
    return new Promise((give, refuse) => {
      this.waiting.push({ request, context, give, refuse });
      if (!this.isOpen) void this.serveAll();
    });
  }

  private async serveAll(): Promise<void> {
    this.isOpen = true;
    for (let batch = this.nextBatch(); batch; batch = this.nextBatch()) {
      try {
        await this.assignAll(batch);
        batch.forEach((one) => {
          this.answer(one);
        });
      } catch (error) {
        batch.forEach(({ refuse }) => {
          refuse(error);
        });
      }
    }
    this.isOpen = false;
  }

  private nextBatch(): [Waiting, ...Waiting[]] | null {
    const [first, ...others] = this.waiting.splice(0, MOST_PER_APPEND);
    return first ? [first, ...others] : null;
  }

  /** What is known here may be old: an append that succeeds proves it is not, and so does a fresh read. */
  private async assignAll(batch: readonly [Waiting, ...Waiting[]]): Promise<void> {
    const requests = batch.map(({ request }) => request);
    let isFresh = false;

    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const events = assign(this.range.state, requests);
      const isDone =
        events.length === 0 ? isFresh : await this.range.append(events, batch[0].context());
      if (isDone) return;
      await this.range.catchUp();
      isFresh = true;
    }
    throw new Error('others append to the range without a pause');
  }

  private answer({ request, give, refuse }: Waiting): void {
    try {
      const { state } = this.range;
      const items = assignedItems(state, request);
      give({ connote: request.isForPiecesOnly ? null : assignedNumber(state, request), items });
    } catch (refusal) {
      refuse(refusal);
    }
  }
}
