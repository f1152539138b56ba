/** What happens to the answer of an append: it is given, after a while, or the connection breaks instead. */
export type Fate =
  { readonly kind: 'answered'; readonly afterMs: number } | { readonly kind: 'lost' };

const AT_ONCE: Fate = { kind: 'answered', afterMs: 0 };

/** What the next appends have to put up with, in the order in which it was ordered. */
export class Faults {
  private readonly fates: Fate[] = [];
  private refusals = 0;

  /** Writes what the next appends ask for, and breaks the connection instead of answering. */
  loseAnswers(count: number): void {
    this.fates.push(...Array<Fate>(count).fill({ kind: 'lost' }));
  }

  /** Writes what the next appends ask for, and keeps the answer back for so long. */
  delayAnswers(count: number, ms: number): void {
    this.fates.push(...Array<Fate>(count).fill({ kind: 'answered', afterMs: ms }));
  }

  /** Sends the next appends away to the leader, even when this node leads. */
  refuseAsFollower(count: number): void {
    this.refusals = count;
  }

  takeRefusal(): boolean {
    if (this.refusals === 0) return false;
    this.refusals -= 1;
    return true;
  }

  takeFate(): Fate {
    return this.fates.shift() ?? AT_ONCE;
  }
}
