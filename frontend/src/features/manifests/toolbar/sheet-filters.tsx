import type { ListFilters } from '../../../shared/grid/entity-grid.types';
import type { ListQueryHandle } from '../../../shared/grid/useListQuery';
import { ManifestFilterSections } from './ManifestFilterSections';
import type { useManifestFilter } from './useManifestFilter';

interface SheetFilters {
  readonly list: ListQueryHandle;
  readonly dates: ReturnType<typeof useManifestFilter>;
  /** Number of failed integrations; undefined hides the switch. */
  readonly failures?: number | undefined;
  readonly defaultSort: string;
}

/** Filters of a manifest list for the sheet of a phone. */
export const sheetFilters = ({
  list,
  dates,
  failures,
  defaultSort,
}: SheetFilters): ListFilters => ({
  count: [!dates.isDefault, dates.filter.failuresOnly].filter(Boolean).length,
  content: <ManifestFilterSections dates={dates} failures={failures} />,
  onReset: () => {
    dates.reset();
    list.change({ sort: defaultSort });
  },
});
