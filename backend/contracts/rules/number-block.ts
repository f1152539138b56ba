/** Numbers next to each other, both ends inclusive. */
interface Block {
  readonly from: number;
  readonly to: number;
}

/** How many numbers the blocks hold. */
export const countNumbers = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** So many of the blocks' numbers, after the first few. */
export function sliceNumbers(blocks: readonly Block[], skip: number, count: number): Block[] {
  const [block, ...others] = blocks;
  if (!block || count <= 0) return [];
  const held = countNumbers([block]);
  if (skip >= held) return sliceNumbers(others, skip - held, count);
  const from = block.from + skip;
  const to = Math.min(block.to, from + count - 1);
  return [{ from, to }, ...sliceNumbers(others, 0, count - (to - from + 1))];
}
