import { useSearchParams } from 'react-router-dom';

import { readListQuery, writeListQuery, type ListQuery, type ListSchema } from './list-query';

export interface ListQueryHandle {
  readonly query: ListQuery;
  /**
   * Changes part of the query and goes back to the first page, unless the change names a page.
   * A new tab or view is a step of its own for the back button; everything else replaces.
   */
  readonly change: (part: Partial<ListQuery>) => void;
  /** Shows a saved view as it is: what the address said of tab, search, order and filters is forgotten. */
  readonly showView: (view: number) => void;
}

/** The address bar is the state of a list; `schema` says what holds where it is silent. */
export function useListQuery(schema: ListSchema): ListQueryHandle {
  const [params, setParams] = useSearchParams();
  const query = readListQuery(params, schema);

  return {
    query,
    change(part) {
      const isStep = part.tab !== undefined || part.view !== undefined;
      setParams(
        (current) =>
          writeListQuery(current, { ...readListQuery(current, schema), page: 0, ...part }, schema),
        { replace: !isStep },
      );
    },
    showView(view) {
      setParams((current) =>
        writeListQuery(
          current,
          { ...readListQuery(new URLSearchParams(), schema), view, cols: query.cols },
          schema,
        ),
      );
    },
  };
}
