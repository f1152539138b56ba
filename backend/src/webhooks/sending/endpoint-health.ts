/** Consecutive failures, and distinct subjects, after which the endpoint rather than an event counts as failing. */
const MAX_FAILURES = 5;
const MIN_SUBJECTS = 2;
const SUCCESSES_PER_SLOT = 10;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits before the first probes of a failing endpoint, and before all further ones. */
const FIRST_PROBES_MS: readonly number[] = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS];
const PROBE_MS = 5 * MINUTE_MS;
const LATE_PROBE_MS = 15 * MINUTE_MS;
const LATE_AFTER_MS = 6 * HOUR_MS;
const MAX_FAILING_MS = 72 * HOUR_MS;

/** Responses that indicate overload; null is a missing response. */
const overloadStatuses: ReadonlySet<number | null> = new Set([429, 502, 503, 504, null]);

/**
 * Health of one endpoint: its concurrency, and whether it fails as a whole. Then one event probes it at intervals, and
 * no event uses up an attempt (docs/event-feed.md).
 */
export class EndpointHealth {
  private slots: number;
  private successes = 0;
  private failures = 0;
  private readonly failedSubjects = new Set<string>();
  private probes = 0;
  private nextProbeAt = 0;

  /** @param failingSince as stored by an earlier process; the first call is then a probe */
  constructor(
    private maxSlots: number,
    private failing: Date | null,
  ) {
    this.slots = maxSlots;
  }

  get failingSince(): Date | null {
    return this.failing;
  }

  get isFailing(): boolean {
    return this.failing !== null;
  }

  /** Maximum concurrent calls. */
  get concurrency(): number {
    return this.isFailing ? 1 : this.slots;
  }

  resize(maxSlots: number): void {
    this.maxSlots = maxSlots;
    this.slots = Math.min(this.slots, maxSlots);
  }

  /** Milliseconds until a call may be made; 0 for now. */
  waitMs(now: Date): number {
    return this.isFailing ? Math.max(this.nextProbeAt - now.getTime(), 0) : 0;
  }

  /** Whether it has failed for so long that sending stops. */
  isGivenUp(now: Date): boolean {
    return this.failing !== null && now.getTime() - this.failing.getTime() >= MAX_FAILING_MS;
  }

  succeed(): void {
    this.failing = null;
    this.failures = 0;
    this.probes = 0;
    this.failedSubjects.clear();
    this.successes += 1;
    if (this.successes < SUCCESSES_PER_SLOT) return;
    this.successes = 0;
    this.slots = Math.min(this.slots + 1, this.maxSlots);
  }

  /** @param status of the response, null if there was none */
  fail(subject: string, status: number | null, at: Date): void {
    this.successes = 0;
    this.failures += 1;
    this.failedSubjects.add(subject);
    if (overloadStatuses.has(status)) this.slots = Math.max(Math.floor(this.slots / 2), 1);
    const isOfEndpoint = this.failures >= MAX_FAILURES && this.failedSubjects.size >= MIN_SUBJECTS;
    if (this.failing === null && !isOfEndpoint) return;
    // a call that was in flight when the endpoint began to fail is no probe
    if (this.failing !== null && at.getTime() < this.nextProbeAt) return;
    this.failing ??= at;
    this.nextProbeAt = at.getTime() + this.probeDelayMs(at, this.failing);
    this.probes += 1;
  }

  private probeDelayMs(at: Date, failing: Date): number {
    const first = FIRST_PROBES_MS[this.probes];
    if (first !== undefined) return first;
    return at.getTime() - failing.getTime() >= LATE_AFTER_MS ? LATE_PROBE_MS : PROBE_MS;
  }
}
