/** An event that waits to be sent to one subscription. */
export interface WaitingDelivery {
  readonly id: number;
  readonly eventId: string;
  readonly subject: string;
  readonly position: string;
  readonly ordinal: number;
  readonly attempts: number;
  readonly firstAttemptAt: Date | null;
  readonly nextAttemptAt: Date;
}

/** Waiting events of one subscription: any more are left in the journal. */
const MAX_WAITING = 2_000;
/** The same, together with those behind rejected events. */
const MAX_HELD = 20_000;

/**
 * Waiting events of one subscription, in the order of the journal: only the oldest of each subject is offered, and only
 * while none of that subject is being sent.
 */
export class DeliveryQueue {
  /** Subjects in the order of their oldest events. */
  private readonly bySubject = new Map<string, WaitingDelivery[]>();
  private readonly inFlightSubjects = new Set<string>();
  /** Number of the last probe of each subject, while the endpoint fails. */
  private readonly probed = new Map<string, number>();
  private probes = 0;
  private count = 0;

  get size(): number {
    return this.count;
  }

  /**
   * Number of events that may still be taken from the journal. Events behind one that was attempted without success
   * leave room for others, so that rejected subjects block no others; but while the endpoint fails as a whole, only once
   * every subject was attempted, since others would not be sent either.
   */
  room(isFailing: boolean): number {
    const untried = [...this.bySubject.values()].reduce(
      (sum, queued) => sum + (queued[0]?.firstAttemptAt === null ? queued.length : 0),
      0,
    );
    return isFailing && untried > 0
      ? MAX_WAITING - this.count
      : Math.min(MAX_WAITING - untried, MAX_HELD - this.count);
  }

  get inFlight(): number {
    return this.inFlightSubjects.size;
  }

  /** @param deliveries in order, and newer than all those already queued */
  add(deliveries: readonly WaitingDelivery[]): void {
    for (const delivery of deliveries) {
      const queued = this.bySubject.get(delivery.subject);
      if (queued) queued.push(delivery);
      else this.bySubject.set(delivery.subject, [delivery]);
    }
    this.count += deliveries.length;
  }

  /** Takes the next due events, marked as being sent. */
  takeDue(now: Date, max: number): readonly WaitingDelivery[] {
    const taken: WaitingDelivery[] = [];
    for (const [subject, [oldest]] of this.bySubject) {
      if (taken.length >= max) break;
      if (!oldest || this.inFlightSubjects.has(subject) || oldest.nextAttemptAt > now) continue;
      this.inFlightSubjects.add(subject);
      taken.push(oldest);
    }
    return taken;
  }

  /**
   * Takes an event, due or not, to probe a failing endpoint: subjects take turns, those without an attempt first, so
   * that a few events that are rejected hold up no others.
   */
  takeProbe(): WaitingDelivery | null {
    if (this.inFlightSubjects.size > 0) return null;
    const [probe = null] = [...this.bySubject.values()]
      .flatMap(([first]) => first ?? [])
      .toSorted((a, b) => this.turnOf(a) - this.turnOf(b) || compareByPosition(a, b));
    if (!probe) return null;
    this.inFlightSubjects.add(probe.subject);
    this.probes += 1;
    this.probed.set(probe.subject, this.probes);
    return probe;
  }

  /**
   * Rank of an event: those without an attempt come first, then those attempted but not yet probed, then those probed,
   * longest ago first.
   */
  private turnOf({ subject, firstAttemptAt }: WaitingDelivery): number {
    return this.probed.get(subject) ?? (firstAttemptAt === null ? -1 : 0);
  }

  /** Removes a delivered or given up event: the next of its subject may be sent. */
  finish({ subject }: WaitingDelivery): void {
    this.inFlightSubjects.delete(subject);
    const queued = this.bySubject.get(subject);
    queued?.shift();
    this.count -= 1;
    if (queued?.length === 0) this.bySubject.delete(subject);
    this.probed.delete(subject);
  }

  /** Reschedules an event, which stays the oldest of its subject. */
  reschedule(delivery: WaitingDelivery): void {
    this.inFlightSubjects.delete(delivery.subject);
    const queued = this.bySubject.get(delivery.subject);
    if (queued) queued[0] = delivery;
  }

  /** Makes all waiting events due, since the endpoint has recovered. */
  makeDue(now: Date): void {
    this.probed.clear();
    for (const queued of this.bySubject.values())
      for (const [index, delivery] of queued.entries())
        if (delivery.nextAttemptAt > now) queued[index] = { ...delivery, nextAttemptAt: now };
  }

  /** Time at which the next is due; null if none is waiting. */
  nextDueAt(): Date | null {
    let soonest: Date | null = null;
    for (const [subject, [oldest]] of this.bySubject)
      if (
        oldest &&
        !this.inFlightSubjects.has(subject) &&
        (!soonest || oldest.nextAttemptAt < soonest)
      )
        soonest = oldest.nextAttemptAt;
    return soonest;
  }
}

function compareByPosition(one: WaitingDelivery, other: WaitingDelivery): number {
  if (one.position === other.position) return one.ordinal - other.ordinal;
  return one.position < other.position ? -1 : 1;
}
