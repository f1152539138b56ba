import { hash } from 'node:crypto';

const FIRST_CAPACITY = 1 << 16;
const MAX_LOAD = 0.6;

/** Consignment ids by text, in 16 bytes per entry: an audit sees millions. They are compared by 64 bits of a hash. */
export class ConsignmentIndex {
  private keys = new BigUint64Array(FIRST_CAPACITY);
  private ids = new Float64Array(FIRST_CAPACITY);
  private size = 0;

  get(text: string): number | undefined {
    const slot = this.slotOf(toKey(text));
    return this.keys[slot] === 0n ? undefined : this.ids[slot];
  }

  set(text: string, consignmentId: number): void {
    if (this.size >= this.keys.length * MAX_LOAD) this.grow();
    this.put(toKey(text), consignmentId);
  }

  private put(key: bigint, id: number): void {
    const slot = this.slotOf(key);
    if (this.keys[slot] === 0n) this.size += 1;
    this.keys[slot] = key;
    this.ids[slot] = id;
  }

  /** Slot of the key, or the empty slot in which to put it. */
  private slotOf(key: bigint): number {
    const mask = this.keys.length - 1;
    for (let slot = Number(key & 0xffffffffn) & mask; ; slot = (slot + 1) & mask)
      if (this.keys[slot] === key || this.keys[slot] === 0n) return slot;
  }

  private grow(): void {
    const { keys, ids } = this;
    this.keys = new BigUint64Array(keys.length * 2);
    this.ids = new Float64Array(keys.length * 2);
    this.size = 0;
    keys.forEach((key, slot) => {
      if (key !== 0n) this.put(key, ids[slot] ?? 0);
    });
  }
}

/** Never 0, which marks an empty slot. */
const toKey = (text: string): bigint => hash('sha1', text, 'buffer').readBigUInt64LE(0) || 1n;
