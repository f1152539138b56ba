import type { ListQueryHandle } from '../grid/useListQuery';
import { SearchBox, type SearchBoxProps } from './SearchBox';

export interface ListSearchProps extends Pick<SearchBoxProps, 'label'> {
  readonly list: Pick<ListQueryHandle, 'query' | 'change'>;
}

/** Search field of a list, bound to its URL parameters. */
export const ListSearch = ({ label, list }: ListSearchProps) => (
  <SearchBox
    label={label}
    value={list.query.q}
    onChange={(q) => {
      list.change({ q });
    }}
  />
);
