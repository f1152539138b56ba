import type { ListQueryHandle } from '../grid/useListQuery';
import { SearchBox, type SearchBoxProps } from './SearchBox';

export interface ListSearchProps extends Pick<SearchBoxProps, 'label'> {
  readonly list: Pick<ListQueryHandle, 'query' | 'change'>;
}

/** The search of a list, as its address bar has it. */
export const ListSearch = ({ label, list }: ListSearchProps) => (
  <SearchBox
    label={label}
    value={list.query.q}
    onChange={(q) => {
      list.change({ q });
    }}
  />
);
