interface PendingItem<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Keeps each statement well below Postgres's parameter limit. */
const MAX_ITEMS = 200;

/**
 * Writes concurrent items in one statement, so that one commit serves all callers: while one batch is being written,
 * the next one collects. `write` returns one result for each item, in order.
 */
export class BatchQueue<Item, Result> {
  private pending: PendingItem<Item, Result>[] = [];
  private isWriting = false;

  constructor(private readonly write: (items: readonly Item[]) => Promise<readonly Result[]>) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.pending.push({ item, resolve, reject });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.pending.length > 0) await this.flush(this.pending.splice(0, MAX_ITEMS));
    this.isWriting = false;
  }

  private async flush(batch: readonly PendingItem<Item, Result>[]): Promise<void> {
    try {
      const results = await this.write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => {
        // `write` returns as many results as items.
        resolve(results[index] as Result);
      });
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      // One of them cannot be written: written individually, each gets its own result.
      else for (const pending of batch) await this.flush([pending]);
    }
  }
}
