import type { ArticleRangeView } from '@contracts/views/consignment.view';

import { Mono } from './values';

/** First and last item number of each range; a single number for a range of one. */
export function ArticleNumbers({ ranges }: { readonly ranges: readonly ArticleRangeView[] }) {
  const texts = ranges.map(({ from, to }) => (from === to ? from : `${from} to ${to}`));
  return <Mono>{texts.join(', ')}</Mono>;
}
