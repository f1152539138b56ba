import { sliceNumbers } from '@contracts/rules/offer-number.js';
import type { ArticleRangeView } from '@contracts/views/consignment.view.js';

import { formatConnote } from '../../../prefix-ranges/index.js';
import type { ConsignmentSummary } from '../../domain/consignment-record.js';

/** Item numbers of the pieces, line by line; empty if pieces have no numbers. */
export function articleRanges({
  content,
  itemNumbers,
}: Pick<ConsignmentSummary, 'content' | 'itemNumbers'>): ArticleRangeView[] {
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
