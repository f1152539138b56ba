/** Fault of an append's response: delayed, or replaced by a broken connection. */
export type AppendFault =
  { readonly kind: 'answered'; readonly afterMs: number } | { readonly kind: 'lost' };

const CONCURRENCY: AppendFault = { kind: 'answered', afterMs: 0 };

/** Faults of the next appends, in the order requested. */
export class Faults {
  private readonly fates: AppendFault[] = [];
  private refusals = 0;

  /** Writes the next appends, and breaks the connection instead of responding. */
  loseResponses(count: number): void {
    this.fates.push(...Array<AppendFault>(count).fill({ kind: 'lost' }));
  }

  /** Writes the next appends, and delays the response. */
  delayResponses(count: number, ms: number): void {
    this.fates.push(...Array<AppendFault>(count).fill({ kind: 'answered', afterMs: ms }));
  }

  /** Redirects the next appends to the leader, even when this node leads. */
  refuseAsFollower(count: number): void {
    this.refusals = count;
  }

  takeRefusal(): boolean {
    if (this.refusals === 0) return false;
    this.refusals -= 1;
    return true;
  }

  takeFault(): AppendFault {
    return this.fates.shift() ?? CONCURRENCY;
  }
}
