import { IdAllocator, type IdKind } from '../id-allocator.js';
import { BLOCK_SIZE, idSequences } from './id-sequences.js';

/** Subset of a DataSource. */
interface Database {
  query(statement: string): Promise<unknown>;
}

interface Block {
  next: number;
  readonly last: number;
}

/** Takes blocks of ids from Postgres and allocates them from memory; unused ones are lost when the process ends. */
export class SequenceIdAllocator extends IdAllocator {
  private readonly blocks = new Map<IdKind, Block>();
  private readonly refills = new Map<IdKind, Promise<void>>();

  constructor(private readonly database: Database) {
    super();
  }

  override async next(kind: IdKind): Promise<number> {
    for (;;) {
      const block = this.blocks.get(kind);
      if (block && block.next <= block.last) return block.next++;
      await this.refill(kind);
    }
  }

  /** Uses one round trip for all waiting callers. */
  private refill(kind: IdKind): Promise<void> {
    const waiting = this.refills.get(kind);
    if (waiting) return waiting;
    const refill = this.takeBlock(kind).finally(() => this.refills.delete(kind));
    this.refills.set(kind, refill);
    return refill;
  }

  private async takeBlock(kind: IdKind): Promise<void> {
    const rows = (await this.database.query(
      `select nextval('${idSequences[kind]}')::int as first`,
    )) as [{ first: number }];
    const { first } = rows[0];
    this.blocks.set(kind, { next: first, last: first + BLOCK_SIZE - 1 });
  }
}
