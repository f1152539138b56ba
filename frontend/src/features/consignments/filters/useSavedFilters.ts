import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import { filterTexts } from '@contracts/texts/spec/filters';

import { useToast } from '../../../shared/feedback/useToast';
import type { SavedView } from '../../../shared/filters/ViewList';
import type { ListQueryHandle } from '../../../shared/grid/useListQuery';
import { useRequestedLocation } from '../../../shared/navigation/useUrlState';
import { interpolate } from '../../../shared/text/format';
import {
  useDeleteFilterMutation,
  useSaveFilterMutation,
  type FilterToSave,
  type SavedFilter,
} from '../consignments.api';
import { isChanged, type ListView } from './consignment-filters';

export interface SavedFilters {
  readonly saved: readonly SavedFilter[];
  /** Refetches the saved filters. */
  readonly refetch: () => Promise<unknown>;
  /** The applied filter. */
  readonly current: SavedFilter | undefined;
  readonly view: ListView;
  readonly list: ListQueryHandle;
  /** Filters applied now, including the state of the tab. */
  readonly criteriaFilters: readonly CriteriaFilter[];
}

/** The "Filters" menu (LIST-57 to LIST-72): saved filters and their actions. */
export function useSavedFilters(filters: SavedFilters) {
  const { saved, refetch, current, view, list, criteriaFilters } = filters;
  const saving = useFilterSaving();
  const requested = useRequestedLocation();
  const remove = useDeleteFilter();
  const { q, sort } = list.query;
  const applied = { sort, filter: { search: q, criteriaFilters: [...criteriaFilters] } };
  const withSaved = ({ id }: SavedView, action: (filter: SavedFilter) => unknown) => {
    const filter = saved.find((savedFilter) => savedFilter.id === id);
    if (filter) void action(filter);
  };

  return {
    views: saved.map(toView),
    current: current && toView(current),
    isDirty: isChanged(list.query, view),
    onSelect: ({ id }: SavedView) => {
      list.showView(id);
    },
    onMakeDefault: (savedView: SavedView) => {
      withSaved(savedView, (filter) => saving.asDefault(filter));
    },
    onDelete: (savedView: SavedView) => void remove(savedView),
    onSave: () => {
      if (current) void saving.save({ ...toFilterUpdate(current), ...applied });
    },
    onSaveAs: async (name: string) => {
      const { search } = requested();
      const id = await saving.save({ name, isDefault: false, ...applied });
      if (id === undefined) return;
      await refetch();
      // a filter or tab selected in the meantime stays
      if (requested().search === search) list.showView(id);
    },
    onRename: (savedView: SavedView, name: string) => {
      withSaved(savedView, (filter) => saving.save({ ...toFilterUpdate(filter), name }));
    },
    onReset: () => {
      list.change({ q: view.q, sort: view.sort, filters: view.filters });
    },
  };
}

const toView = ({ id, name, default: isDefault }: SavedFilter): SavedView => ({
  id,
  name,
  isDefault,
});

/** Maps a saved filter to its update request. */
const toFilterUpdate = ({
  id,
  name,
  sort,
  default: isDefault,
  filter,
}: SavedFilter): FilterToSave => ({
  filterId: id,
  name,
  isDefault,
  sort,
  filter,
});

function useFilterSaving() {
  const [saveFilter] = useSaveFilterMutation();
  const toast = useToast();

  async function write(filter: FilterToSave, done: string, failed: string) {
    const result = await saveFilter(filter);
    if (result.error) toast.failure(result.error, failed);
    else toast.success(done);
    return result.data?.id;
  }

  return {
    save: (filter: FilterToSave) => write(filter, filterTexts.saved, filterTexts.saveFailed),
    asDefault: (filter: SavedFilter) =>
      write(
        { ...toFilterUpdate(filter), isDefault: true },
        interpolate(filterTexts.madeDefault, { name: filter.name }),
        interpolate(filterTexts.makeDefaultFailed, { name: filter.name }),
      ),
  };
}

function useDeleteFilter() {
  const [deleteFilter] = useDeleteFilterMutation();
  const toast = useToast();

  return async ({ id, name }: SavedView) => {
    const { error } = await deleteFilter(id);
    if (error) toast.failure(error, interpolate(filterTexts.deleteFailed, { name }));
    else toast.success(interpolate(filterTexts.deleted, { name }));
  };
}
