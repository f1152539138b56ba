import type { ListQueryHandle } from '../grid/useListQuery';
import { SearchBox, type SearchBoxProps } from './SearchBox';

export interface ListSearchProps extends Pick<SearchBoxProps, 'label' | 'isLocal'> {
  readonly list: Pick<ListQueryHandle, 'query' | 'change'>;
}

/** Search field of a list, bound to its URL parameters. */
export const ListSearch = ({ list, ...field }: ListSearchProps) => (
  <SearchBox
    {...field}
    value={list.query.q}
    onChange={(q) => {
      list.change({ q });
    }}
  />
);
