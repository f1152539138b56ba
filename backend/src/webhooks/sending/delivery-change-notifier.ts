/** Interval of notifications: screens are updated four times a second at most. */
const SPACING_MS = 250;
/** Ids of one notification, which has less than 8,000 bytes. */
const MAX_IDS = 500;

/**
 * Notifies open screens that deliveries have changed: one notification covers all subscriptions and outcomes.
 */
export class DeliveryChangeNotifier {
  private readonly changed = new Set<number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly notify: (subscriptionIds: readonly number[]) => Promise<void>) {}

  /** Announces the first change at once, and those that follow soon after in one batch. */
  announce(subscriptionId: number): void {
    this.changed.add(subscriptionId);
    if (!this.timer) this.send();
  }

  private send(): void {
    const ids = [...this.changed];
    this.changed.clear();
    for (let start = 0; start < ids.length; start += MAX_IDS)
      // a lost session ends this sender, and another one takes over
      this.notify(ids.slice(start, start + MAX_IDS)).catch(() => undefined);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.changed.size > 0) this.send();
    }, SPACING_MS).unref();
  }
}
