import { sliceNumbers } from '@contracts/rules/number-block.js';
import type { ArticleRangeView } from '@contracts/views/consignment.view.js';

import { formatConnote } from '../../../prefix-ranges/index.js';
import type { ConsignmentRecord } from '../../domain/record/consignment-record.js';

/** The item numbers its pieces carry, line by line; empty where pieces have no numbers of their own. */
export function articleRanges({
  content,
  itemNumbers,
}: Pick<ConsignmentRecord, 'content' | 'itemNumbers'>): ArticleRangeView[] {
  if (!itemNumbers) return [];
  const { format, blocks } = itemNumbers;
  let before = 0;
  return content.items.flatMap(({ itemNumber, quantity }) => {
    const ranges = sliceNumbers(blocks, before, quantity);
    before += quantity;
    return ranges.map(({ from, to }) => ({
      itemNumber,
      from: formatConnote(format, from),
      to: formatConnote(format, to),
    }));
  });
}
