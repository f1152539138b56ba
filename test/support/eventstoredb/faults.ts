/** Fault in a response to an append: delayed, or the connection is broken. */
export type AppendFault =
  { readonly kind: 'responded'; readonly afterMs: number } | { readonly kind: 'lost' };

const NO_FAULT: AppendFault = { kind: 'responded', afterMs: 0 };

/** Faults for the next appends, in the order requested. */
export class Faults {
  private readonly pending: AppendFault[] = [];
  private rejections = 0;

  /** Writes the next appends, and breaks the connection instead of responding. */
  loseResponses(count: number): void {
    this.pending.push(...Array<AppendFault>(count).fill({ kind: 'lost' }));
  }

  /** Writes the next appends, and delays the response. */
  delayResponses(count: number, ms: number): void {
    this.pending.push(...Array<AppendFault>(count).fill({ kind: 'responded', afterMs: ms }));
  }

  /** Redirects the next appends to the leader, even if this node is the leader. */
  rejectAsFollower(count: number): void {
    this.rejections = count;
  }

  takeRejection(): boolean {
    if (this.rejections === 0) return false;
    this.rejections -= 1;
    return true;
  }

  takeFault(): AppendFault {
    return this.pending.shift() ?? NO_FAULT;
  }
}
