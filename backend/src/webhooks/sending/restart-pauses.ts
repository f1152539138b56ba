const FIRST_MS = 1_000;
const MAX_MS = 5 * 60_000;

interface Pause {
  readonly ms: number;
  readonly endsAt: number;
}

/** Pauses before a sender that was interrupted starts again: doubled each time, so that an error is not logged every second. */
export class RestartPauses {
  private readonly pauses = new Map<string, Pause>();

  /** @param now milliseconds on a clock that is never set back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  isPaused(sender: string): boolean {
    return this.now() < (this.pauses.get(sender)?.endsAt ?? 0);
  }

  /** A sender that ran for longer than the longest pause begins with a short one again. */
  extend(sender: string): void {
    const now = this.now();
    const last = this.pauses.get(sender);
    const isRecent = last && now - last.endsAt <= MAX_MS;
    const ms = isRecent ? Math.min(last.ms * 2, MAX_MS) : FIRST_MS;
    this.pauses.set(sender, { ms, endsAt: now + ms });
  }
}
