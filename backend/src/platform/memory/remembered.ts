import { LRUCache } from 'lru-cache';

export interface Memory<Key, Value> {
  readonly read: (key: Key) => Promise<Value>;
  /** How many values are kept; the least used one goes first. */
  readonly most: number;
  /** While false, nothing is kept: a change might go unheard. */
  readonly isReliable: () => boolean;
}

/** Values read once and kept until they are forgotten. A read under way by then is not kept. */
export class Remembered<Key extends number | string, Value> {
  private readonly reads: LRUCache<Key, Promise<Value>>;

  constructor(private readonly memory: Memory<Key, Value>) {
    this.reads = new LRUCache({ max: memory.most });
  }

  get(key: Key): Promise<Value> {
    if (!this.memory.isReliable()) return this.memory.read(key);
    const known = this.reads.get(key);
    if (known) return known;

    const reading = this.memory.read(key);
    this.reads.set(key, reading);
    reading.catch(() => {
      if (this.reads.peek(key) === reading) this.reads.delete(key);
    });
    return reading;
  }

  forget(): void {
    this.reads.clear();
  }
}
