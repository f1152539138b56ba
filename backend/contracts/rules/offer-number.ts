/** Carrier account and range of a connote's number. */
export interface NumberOrigin {
  /** Null before a number is assigned. */
  readonly clientCarrierAccountId: number | null;
  /** Null if the range was not recorded. */
  readonly prefixRangeId: number | null;
}

/** Carrier account and range that the numbers of an offer come from. */
interface NumberedOffer {
  readonly clientCarrierAccountId: number;
  readonly connoteSource: { readonly prefixRangeId: number | null };
}

/**
 * Whether a connote's number still belongs to this offer: same account, and same number range unless that was not
 * recorded.
 */
export function belongsToOffer(number: NumberOrigin, offer: NumberedOffer | null): boolean {
  return (
    number.clientCarrierAccountId === offer?.clientCarrierAccountId &&
    (number.prefixRangeId === null || number.prefixRangeId === offer.connoteSource.prefixRangeId)
  );
}

/** Consecutive numbers, both ends inclusive. */
interface Block {
  readonly from: number;
  readonly to: number;
}

/** Counts the numbers of the blocks. */
export const countNumbers = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** Returns `count` numbers of the blocks after skipping the first `skip`. */
export function sliceNumbers(blocks: readonly Block[], skip: number, count: number): Block[] {
  const [block, ...others] = blocks;
  if (!block || count <= 0) return [];
  const held = countNumbers([block]);
  if (skip >= held) return sliceNumbers(others, skip - held, count);
  const from = block.from + skip;
  const to = Math.min(block.to, from + count - 1);
  return [{ from, to }, ...sliceNumbers(others, 0, count - (to - from + 1))];
}
