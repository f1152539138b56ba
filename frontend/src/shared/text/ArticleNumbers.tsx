import type { ArticleRangeView } from '@contracts/views/consignment.view';

import { Mono } from './Mono';

/** First and last item number of each range; a range of one by that one. */
export function ArticleNumbers({ ranges }: { readonly ranges: readonly ArticleRangeView[] }) {
  const texts = ranges.map(({ from, to }) => (from === to ? from : `${from} to ${to}`));
  return <Mono>{texts.join(', ')}</Mono>;
}
