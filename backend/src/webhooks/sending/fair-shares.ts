/** Limits of what all subscriptions hold together. */
export interface ShareLimits {
  readonly total: number;
  readonly perCustomer: number;
  /** Number that each subscription may hold whatever the others do, beyond the other limits. */
  readonly minimum: number;
}

interface Customer {
  readonly shares: Set<Share>;
  held: number;
}

/**
 * Divides a limited resource of the sender among subscriptions. Half of it is reserved, in equal parts for each
 * customer; the other half is first come, first served, up to a limit for each customer. A customer's part is divided
 * among its subscriptions likewise. So an idle customer finds its part free, whatever the others hold.
 */
export class FairShares {
  private readonly customers = new Map<number, Customer>();
  /** Shares that could use more, in order. */
  private readonly waiting = new Set<Share>();

  constructor(private readonly limits: ShareLimits) {}

  /** @param wake called when there may be room again, after `wait` */
  join(customerId: number, wake: () => void = () => undefined): Share {
    const customer = this.customers.get(customerId) ?? { shares: new Set(), held: 0 };
    this.customers.set(customerId, customer);
    const share: Share = new Share(
      {
        room: () => this.roomOf(share, customer),
        add: (count) => {
          customer.held += count;
          if (count < 0) this.wakeNext();
        },
        wait: () => this.waiting.add(share),
        isWaiting: () => this.waiting.has(share),
        leave: () => {
          customer.shares.delete(share);
          this.waiting.delete(share);
          if (customer.shares.size === 0) this.customers.delete(customerId);
        },
      },
      wake,
    );
    customer.shares.add(share);
    return share;
  }

  private roomOf({ held }: Share, customer: Customer): number {
    const { minimum } = this.limits;
    const limit = this.limitOf(customer);
    const reserved = Math.floor(limit / 2 / customer.shares.size);
    const free = limit - sum(customer.shares, (share) => Math.max(share.held, reserved));
    const own = Math.max(held, reserved) + Math.max(free, 0);
    return Math.max(Math.min(own - held, limit - customer.held), minimum - held, 0);
  }

  /** Number that the customer may hold now. */
  private limitOf({ held }: Customer): number {
    const { total, perCustomer } = this.limits;
    const equalPart = Math.max(Math.floor(total / 2 / this.customers.size), 1);
    const reserved = Math.min(equalPart, perCustomer);
    const free = total - sum(this.customers.values(), (one) => Math.max(one.held, reserved));
    return Math.min(Math.max(held, reserved) + Math.max(free, 0), perCustomer);
  }

  /** Wakes those that wait, in order, until one has used the room. */
  private wakeNext(): void {
    for (const share of [...this.waiting]) {
      if (share.room === 0) continue;
      const { held } = share;
      this.waiting.delete(share);
      share.wake();
      if (share.held > held) return;
    }
  }
}

interface ShareParent {
  readonly room: () => number;
  readonly add: (count: number) => void;
  readonly wait: () => void;
  readonly isWaiting: () => boolean;
  readonly leave: () => void;
}

/** Part of one subscription. */
export class Share {
  private count = 0;

  constructor(
    private readonly parent: ShareParent,
    readonly wake: () => void,
  ) {}

  get held(): number {
    return this.count;
  }

  /** Number it may hold in addition. */
  get room(): number {
    return this.parent.room();
  }

  get isWaiting(): boolean {
    return this.parent.isWaiting();
  }

  /** Holds more, or releases a negative number. */
  add(count: number): void {
    this.count += count;
    this.parent.add(count);
  }

  /** Waits in line for room. */
  wait(): void {
    this.parent.wait();
  }

  /** Releases everything, for good. */
  leave(): void {
    this.parent.leave();
    this.add(-this.count);
  }
}

function sum<Item>(items: Iterable<Item>, of: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}
