const EVERY_MS = 5_000;

/** Logs periodically how many events were checked, and how fast. */
export class AuditProgress {
  private readonly startedAt = performance.now();
  private loggedAt = this.startedAt;
  private events = 0;

  constructor(private readonly log: (line: string) => void) {}

  add(events: number): void {
    this.events += events;
    const now = performance.now();
    if (now - this.loggedAt < EVERY_MS) return;
    this.loggedAt = now;
    const perSecond = Math.round(this.events / ((now - this.startedAt) / 1_000));
    this.log(
      `${this.events.toLocaleString('en')} events checked, ${perSecond.toLocaleString('en')}/s`,
    );
  }
}
